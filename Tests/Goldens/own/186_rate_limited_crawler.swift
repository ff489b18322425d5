struct Site { let links: [String: [String]] }
actor Crawler {
    let site: Site
    private(set) var visited: Set<String> = []
    private(set) var active = 0, peak = 0
    init(_ site: Site) { self.site = site }
    func begin(_ page: String) -> Bool {
        guard visited.insert(page).inserted else { return false }
        active += 1
        peak = max(peak, active)
        return true
    }
    func end() { active -= 1 }
    nonisolated func links(of page: String) async -> [String] {
        await Task.yield()
        return site.links[page] ?? []
    }
    func crawl(from root: String, limit: Int) async -> [String] {
        var frontier = [root]
        var order: [String] = []
        while !frontier.isEmpty {
            let batch = Array(frontier.prefix(limit))
            frontier.removeFirst(batch.count)
            let found = await withTaskGroup(of: (String, [String])?.self) { group in
                for page in batch {
                    group.addTask {
                        guard await self.begin(page) else { return nil }
                        let l = await self.links(of: page)
                        await self.end()
                        return (page, l)
                    }
                }
                var results: [(String, [String])] = []
                for await r in group { if let r { results.append(r) } }
                return results
            }
            for (page, links) in found.sorted(by: { $0.0 < $1.0 }) {
                order.append(page)
                frontier += links.filter { !visited.contains($0) && !frontier.contains($0) }
            }
        }
        return order
    }
}
let crawler = Crawler(Site(links: ["/": ["/a", "/b"], "/a": ["/c", "/"], "/b": ["/c", "/d"], "/d": ["/e"]]))
let pages = await crawler.crawl(from: "/", limit: 2)
print(pages)
print(await crawler.visited.count, await crawler.peak <= 2, await crawler.active)
