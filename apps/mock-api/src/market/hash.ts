/**
 * Randomness with random access: every number is a function of its position, so that any moment of any instrument can be calculated
 * first, and every instance of the broker gives the same answer.
 */

/** Mixes two 32-bit integers into one. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  h = Math.imul(h, 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

/** A key for text. */
export function textKey(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h, text.length)
}

/** In [0, 1). */
export const unit = (key: number, index: number): number => mix(key, index) / 0x1_0000_0000

/** Evenly between -1 and 1. */
export const signed = (key: number, index: number): number => unit(key, index) * 2 - 1
