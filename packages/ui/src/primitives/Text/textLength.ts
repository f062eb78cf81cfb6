/** How wide a digit or a Latin sign is at most, in multiples of its height. */
const DIGIT_WIDTH = 0.62
/** A point, a comma or a space of a number. */
const POINT_WIDTH = 0.3

/** How wide a sign is at most. What is not Latin may be as wide as high: in Chinese type ￦ and the dots of a mask are. */
export const signWidth = (sign: string): number => (/[\u0020-\u00ff\u2212]/.test(sign) ? DIGIT_WIDTH : 1)

/** How wide a short figure is at most, in multiples of its height; its points are narrow. */
export const textLength = (text: string): number =>
  Array.from(text).reduce(
    (length, sign) => length + (/[.,\u0020\u00a0]/.test(sign) ? POINT_WIDTH : signWidth(sign)),
    0,
  )
