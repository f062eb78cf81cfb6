/** How wide a digit or a Latin sign is at most, in multiples of its height. */
const DIGIT_WIDTH = 0.62
/** A point, a comma or a space of a number. */
const POINT_WIDTH = 0.3

const widthOf = (sign: string): number => {
  if (/[.,\u0020\u00a0]/.test(sign)) return POINT_WIDTH
  return /[\u0021-\u00ff\u2212]/.test(sign) ? DIGIT_WIDTH : 1
}

/** How wide a short figure is at most, in multiples of its height; what is not Latin may be as wide as high. */
export const textLength = (text: string): number =>
  Array.from(text).reduce((length, sign) => length + widthOf(sign), 0)
