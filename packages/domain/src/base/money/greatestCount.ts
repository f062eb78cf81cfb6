/** The greatest count up to `most` that fits; 0 where none does. What is less than a count that fits, fits too. */
export function greatestCount(most: number, fits: (count: number) => boolean): number {
  let fitting = 0
  let left = most
  while (fitting < left) {
    const tried = Math.ceil((fitting + left) / 2)
    if (fits(tried)) fitting = tried
    else left = tried - 1
  }
  return fitting
}
