func bubbleSort<T>(_ array: inout [T], by areInOrder: (T, T) -> Bool) {
    var swapped = true
    var end = array.count - 1
    while swapped && end > 0 {
        swapped = false
        for i in 0..<end {
            if !areInOrder(array[i], array[i + 1]) {
                array.swapAt(i, i + 1)
                swapped = true
            }
        }
        end -= 1
    }
}

func quicksort<T: Comparable>(_ a: [T]) -> [T] {
    guard a.count > 1 else { return a }
    let pivot = a[a.count / 2]
    let less = a.filter { $0 < pivot }
    let equal = a.filter { $0 == pivot }
    let greater = a.filter { $0 > pivot }
    return quicksort(less) + equal + quicksort(greater)
}

func mergeSort<T: Comparable>(_ array: [T]) -> [T] {
    guard array.count > 1 else { return array }
    let middleIndex = array.count / 2
    let leftArray = mergeSort(Array(array[0..<middleIndex]))
    let rightArray = mergeSort(Array(array[middleIndex..<array.count]))
    return merge(leftPile: leftArray, rightPile: rightArray)
}

func merge<T: Comparable>(leftPile: [T], rightPile: [T]) -> [T] {
    var leftIndex = 0
    var rightIndex = 0
    var orderedPile: [T] = []
    if orderedPile.capacity < leftPile.count + rightPile.count {
        orderedPile.reserveCapacity(leftPile.count + rightPile.count)
    }
    while true {
        guard leftIndex < leftPile.endIndex else {
            orderedPile.append(contentsOf: rightPile[rightIndex..<rightPile.endIndex])
            break
        }
        guard rightIndex < rightPile.endIndex else {
            orderedPile.append(contentsOf: leftPile[leftIndex..<leftPile.endIndex])
            break
        }
        if leftPile[leftIndex] < rightPile[rightIndex] {
            orderedPile.append(leftPile[leftIndex])
            leftIndex += 1
        } else {
            orderedPile.append(rightPile[rightIndex])
            rightIndex += 1
        }
    }
    return orderedPile
}

func shellSort(_ list: inout [Int]) {
    var sublistCount = list.count / 2
    while sublistCount > 0 {
        for pos in 0..<sublistCount {
            for i in stride(from: pos + sublistCount, to: list.count, by: sublistCount) {
                let current = list[i]
                var j = i
                while j >= sublistCount && list[j - sublistCount] > current {
                    list[j] = list[j - sublistCount]
                    j -= sublistCount
                }
                list[j] = current
            }
        }
        sublistCount = sublistCount / 2
    }
}

func countingSort(_ array: [Int]) -> [Int] {
    guard let maxElement = array.max() else { return [] }
    var countArray = [Int](repeating: 0, count: maxElement + 1)
    for element in array { countArray[element] += 1 }
    for index in 1..<countArray.count { countArray[index] += countArray[index - 1] }
    var sorted = [Int](repeating: 0, count: array.count)
    for element in array.reversed() {
        countArray[element] -= 1
        sorted[countArray[element]] = element
    }
    return sorted
}

func radixSort(_ array: inout [Int]) {
    let radix = 10
    var done = false
    var digit = 1
    while !done {
        done = true
        var buckets: [[Int]] = Array(repeating: [], count: radix)
        array.forEach { number in
            let index = number / digit
            buckets[index % radix].append(number)
            if done && index > 0 { done = false }
        }
        var i = 0
        for j in 0..<radix {
            for number in buckets[j] {
                array[i] = number
                i += 1
            }
        }
        digit *= radix
    }
}

var list = [10, 0, 3, 9, 2, 14, 26, 27, 1, 5, 8, 8, 2]
print(quicksort(list), mergeSort(list))
var copy = list
bubbleSort(&copy) { $0 >= $1 }
print(copy)
shellSort(&list)
print(list, countingSort([5, 1, 0, 5, 3]))
var big = [19, 4242, 2, 9, 912, 101, 55, 67, 89, 32]
radixSort(&big)
print(big)
var words = ["delta", "alpha", "charlie", "bravo"]
bubbleSort(&words, by: <=)
print(words, quicksort(words.map { $0.count }), mergeSort(["b", "a"]))
