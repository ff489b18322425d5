# What one does with the workbook. Nothing but a Swift 6.3 toolchain has to be there; what else is needed gets installed.

# Whether libedit is there; asked anew in each recipe, since a recipe may install it.
libedit = $(if $(shell ls /usr/include/histedit.h /usr/local/include/histedit.h 2>/dev/null),yes,no)
swift = WORKBOOK_LIBEDIT=$(libedit) swift

# How the workbook is built; this build system makes the prelude's compiler once and not twice.
release = --build-system swiftbuild -c release -debug-info-format none

.DEFAULT_GOAL := start
.PHONY: start test check bench clean libedit tools build

# Builds the workbook and opens it at the next lesson.
start: build
	@.build/release/workbook

# Builds the workbook.
build: libedit
	@echo "Building the workbook; the first time takes two or three minutes."
	@$(swift) build $(release) --product workbook $(FLAGS)
	@ln -sfn "$$($(swift) build $(release) --show-bin-path)" .build/release

# Runs every test, in a release build of its own: what users run is what is tested, and the tests take half as long.
test: libedit tools
	@echo "Building the tests; the first time takes four or five minutes."
	@$(swift) test -c release -debug-info-format none -Xswiftc -enable-testing --scratch-path .build/tests

# Proves what a change must not break: format, warnings, tests, the course.
check: libedit tools
	@WORKBOOK_LIBEDIT=$(libedit) Scripts/check

# Measures what the workbook promises about speed.
bench: build
	@Scripts/bench

# Forgets what was built.
clean:
	@swift package clean
	@rm -rf .build

# Installs the line editor's header.
libedit:
	@Scripts/install /usr/include/histedit.h libedit-dev "line editing"

# Installs what plays a learner at the keyboard in the tests.
tools:
	@Scripts/install /usr/bin/tmux tmux "the tests of the prompt"
