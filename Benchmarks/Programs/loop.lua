local function total(count)
  local index = 0
  local sum = 0
  while index < count do
    sum = sum + index % 7
    index = index + 1
  end
  return sum
end

print(total(10000000))
