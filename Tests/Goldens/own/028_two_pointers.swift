// Interview classics with one or two pointers.
final class Solution {
    func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        var seen = [Int: Int]()
        for (i, n) in nums.enumerated() {
            if let j = seen[target - n] { return [j, i] }
            seen[n] = i
        }
        return []
    }

    func threeSum(_ nums: [Int]) -> [[Int]] {
        let a = nums.sorted()
        var result: [[Int]] = []
        guard a.count >= 3 else { return result }
        for i in 0..<(a.count - 2) {
            if i > 0 && a[i] == a[i - 1] { continue }
            var l = i + 1, r = a.count - 1
            while l < r {
                let sum = a[i] + a[l] + a[r]
                if sum == 0 {
                    result.append([a[i], a[l], a[r]])
                    while l < r && a[l] == a[l + 1] { l += 1 }
                    while l < r && a[r] == a[r - 1] { r -= 1 }
                    l += 1; r -= 1
                } else if sum < 0 { l += 1 } else { r -= 1 }
            }
        }
        return result
    }

    func maxArea(_ height: [Int]) -> Int {
        var (l, r, best) = (0, height.count - 1, 0)
        while l < r {
            best = max(best, min(height[l], height[r]) * (r - l))
            if height[l] < height[r] { l += 1 } else { r -= 1 }
        }
        return best
    }

    func lengthOfLongestSubstring(_ s: String) -> Int {
        var last: [Character: Int] = [:]
        var start = 0, best = 0
        for (i, c) in s.enumerated() {
            if let p = last[c], p >= start { start = p + 1 }
            last[c] = i
            best = max(best, i - start + 1)
        }
        return best
    }

    func isPalindrome(_ s: String) -> Bool {
        let chars = s.lowercased().filter { $0.isLetter || $0.isNumber }
        var i = chars.startIndex
        var j = chars.endIndex
        while i < j {
            j = chars.index(before: j)
            if i == j { break }
            if chars[i] != chars[j] { return false }
            i = chars.index(after: i)
        }
        return true
    }

    func removeDuplicates(_ nums: inout [Int]) -> Int {
        guard !nums.isEmpty else { return 0 }
        var slow = 0
        for fast in 1..<nums.count where nums[fast] != nums[slow] {
            slow += 1
            nums[slow] = nums[fast]
        }
        return slow + 1
    }

    func merge(_ nums1: inout [Int], _ m: Int, _ nums2: [Int], _ n: Int) {
        var i = m - 1, j = n - 1, k = m + n - 1
        while j >= 0 {
            if i >= 0 && nums1[i] > nums2[j] { nums1[k] = nums1[i]; i -= 1 } else { nums1[k] = nums2[j]; j -= 1 }
            k -= 1
        }
    }

    func trap(_ h: [Int]) -> Int {
        var l = 0, r = h.count - 1, lm = 0, rm = 0, water = 0
        while l < r {
            if h[l] < h[r] {
                h[l] >= lm ? (lm = h[l]) : (water += lm - h[l])
                l += 1
            } else {
                h[r] >= rm ? (rm = h[r]) : (water += rm - h[r])
                r -= 1
            }
        }
        return water
    }

    func reverseWords(_ s: String) -> String {
        s.split(separator: " ").reversed().joined(separator: " ")
    }
}

let sol = Solution()
print(sol.twoSum([2, 7, 11, 15], 9), sol.twoSum([3, 2, 4], 6), sol.twoSum([], 1))
print(sol.threeSum([-1, 0, 1, 2, -1, -4]), sol.threeSum([0, 0, 0, 0]), sol.threeSum([1]))
print(sol.maxArea([1, 8, 6, 2, 5, 4, 8, 3, 7]), sol.trap([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]))
print(["abcabcbb", "bbbbb", "pwwkew", "", "abba"].map(sol.lengthOfLongestSubstring))
print(["A man, a plan, a canal: Panama", "race a car", "", "ab", "aa"].map { sol.isPalindrome($0) })
var nums = [0, 0, 1, 1, 1, 2, 2, 3, 3, 4]
let k = sol.removeDuplicates(&nums)
print(k, nums[..<k])
var one = [1, 2, 3, 0, 0, 0]
sol.merge(&one, 3, [2, 5, 6], 3)
print(one, "'\(sol.reverseWords("  the sky   is blue "))'")
