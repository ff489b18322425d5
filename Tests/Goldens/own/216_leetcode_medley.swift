class Solution {
    func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        var seen = [Int: Int]()
        for (i, n) in nums.enumerated() {
            if let j = seen[target - n] { return [j, i] }
            seen[n] = i
        }
        return []
    }
    func lengthOfLongestSubstring(_ s: String) -> Int {
        var last: [Character: Int] = [:], start = 0, best = 0
        for (i, c) in s.enumerated() {
            if let p = last[c], p >= start { start = p + 1 }
            last[c] = i
            best = max(best, i - start + 1)
        }
        return best
    }
    func longestPalindrome(_ s: String) -> String {
        let a = Array(s)
        guard a.count > 1 else { return s }
        var lo = 0, hi = 0
        func expand(_ l: Int, _ r: Int) {
            var l = l, r = r
            while l >= 0 && r < a.count && a[l] == a[r] { l -= 1; r += 1 }
            if r - l - 2 > hi - lo { lo = l + 1; hi = r - 1 }
        }
        for i in 0..<a.count { expand(i, i); expand(i, i + 1) }
        return String(a[lo...hi])
    }
    func threeSum(_ nums: [Int]) -> [[Int]] {
        let n = nums.sorted()
        var out = Set<[Int]>()
        for i in n.indices.dropLast(2) {
            if i > 0 && n[i] == n[i - 1] { continue }
            var l = i + 1, r = n.count - 1
            while l < r {
                let s = n[i] + n[l] + n[r]
                if s == 0 { out.insert([n[i], n[l], n[r]]); l += 1; r -= 1 } else if s < 0 { l += 1 } else { r -= 1 }
            }
        }
        return out.sorted { $0.lexicographicallyPrecedes($1) }
    }
    func groupAnagrams(_ strs: [String]) -> [[String]] {
        Dictionary(grouping: strs) { String($0.sorted()) }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }
    func maxSubArray(_ nums: [Int]) -> Int {
        var best = Int.min, here = 0
        for n in nums { here = max(n, here + n); best = max(best, here) }
        return best
    }
    func merge(_ intervals: [[Int]]) -> [[Int]] {
        var out: [[Int]] = []
        for iv in intervals.sorted(by: { $0[0] < $1[0] }) {
            if var last = out.last, last[1] >= iv[0] {
                last[1] = max(last[1], iv[1])
                out[out.count - 1] = last
            } else { out.append(iv) }
        }
        return out
    }
    func numIslands(_ grid: [[Character]]) -> Int {
        var grid = grid, count = 0
        func sink(_ r: Int, _ c: Int) {
            guard r >= 0, r < grid.count, c >= 0, c < grid[0].count, grid[r][c] == "1" else { return }
            grid[r][c] = "0"
            for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] { sink(r + dr, c + dc) }
        }
        for r in 0..<grid.count { for c in 0..<grid[r].count where grid[r][c] == "1" { count += 1; sink(r, c) } }
        return count
    }
    func coinChange(_ coins: [Int], _ amount: Int) -> Int {
        var dp = Array(repeating: amount + 1, count: amount + 1)
        dp[0] = 0
        for a in 0...amount { for c in coins where c <= a { dp[a] = min(dp[a], dp[a - c] + 1) } }
        return dp[amount] > amount ? -1 : dp[amount]
    }
    func generateParenthesis(_ n: Int) -> [String] {
        var out = [String]()
        func go(_ s: String, _ open: Int, _ close: Int) {
            if s.count == 2 * n { out.append(s); return }
            if open < n { go(s + "(", open + 1, close) }
            if close < open { go(s + ")", open, close + 1) }
        }
        go("", 0, 0)
        return out
    }
    func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
        let f = nums.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return f.sorted { ($0.value, -$0.key) > ($1.value, -$1.key) }.prefix(k).map { $0.key }
    }
    func productExceptSelf(_ nums: [Int]) -> [Int] {
        var res = [Int](repeating: 1, count: nums.count), p = 1
        for i in 0..<nums.count { res[i] = p; p *= nums[i] }
        p = 1
        for i in (0..<nums.count).reversed() { res[i] *= p; p *= nums[i] }
        return res
    }
}
let s = Solution()
print(s.twoSum([2, 7, 11, 15], 9), s.lengthOfLongestSubstring("abcabcbb"), s.longestPalindrome("babad"), s.threeSum([-1, 0, 1, 2, -1, -4]))
print(s.groupAnagrams(["eat", "tea", "tan", "ate", "nat", "bat"]), s.maxSubArray([-2, 1, -3, 4, -1, 2, 1, -5, 4]))
print(s.merge([[8, 10], [1, 3], [2, 6], [15, 18]]), s.numIslands([["1", "1", "0"], ["0", "0", "1"], ["1", "0", "1"]]))
print(s.coinChange([1, 2, 5], 11), s.coinChange([2], 3), s.generateParenthesis(3), s.topKFrequent([1, 1, 1, 2, 2, 3, 3], 2), s.productExceptSelf([1, 2, 3, 4]))
