// What Swift cannot import of libedit: its variadic functions, and `stdin`.
#ifndef WORKBOOK_CLIBEDIT_H
#define WORKBOOK_CLIBEDIT_H

#include <histedit.h>
#include <stddef.h>
#include <stdio.h>

/// A command bound to a key: returns one of `CC_*`.
typedef unsigned char (*cle_command)(EditLine *, wint_t);

/// Gives the prompt; the text must outlive the call.
typedef char *(*cle_prompt)(EditLine *);

/// An editor on the standard streams, in Emacs mode.
static inline EditLine *cle_init(const char *program) {
  EditLine *editor = el_init(program, stdin, stdout, stderr);
  if (editor) el_set(editor, EL_EDITOR, "emacs");
  return editor;
}

/// Sets the prompt; `\1` encloses what takes no room on the screen.
static inline int cle_set_prompt(EditLine *editor, cle_prompt prompt) {
  return el_set(editor, EL_PROMPT_ESC, prompt, '\1');
}

/// Hands `client` to the commands.
static inline int cle_set_client(EditLine *editor, void *client) {
  return el_set(editor, EL_CLIENTDATA, client);
}

/// What `cle_set_client` was given.
static inline void *cle_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

/// Declares a command under `name`.
static inline int cle_add_command(EditLine *editor, const char *name, const char *help, cle_command command) {
  return el_set(editor, EL_ADDFN, name, help, command);
}

/// Binds the key sequence `key` to the command called `name`.
static inline int cle_bind(EditLine *editor, const char *key, const char *name) {
  return el_set(editor, EL_BIND, key, name, NULL);
}

/// Overrides the terminal's capability `name`; an empty value removes it.
static inline int cle_set_capability(EditLine *editor, const char *name, const char *value) {
  return el_set(editor, EL_SETTC, name, value, NULL);
}

/// Connects `entries` to the editor.
static inline int cle_set_history(EditLine *editor, History *entries) {
  return el_set(editor, EL_HIST, history, entries);
}

/// How many entries are kept.
static inline int cle_history_limit(History *entries, int count) {
  HistEvent event;
  return history(entries, &event, H_SETSIZE, count);
}

/// Adds `text` as the newest entry.
static inline int cle_history_enter(History *entries, const char *text) {
  HistEvent event;
  return history(entries, &event, H_ENTER, text);
}

#endif
