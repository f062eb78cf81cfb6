/** Characters that may be typed of an amount: as many as the most of any currency has, with its cents. */
export const LONGEST_AMOUNT = 15
