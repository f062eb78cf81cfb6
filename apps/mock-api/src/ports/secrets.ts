/** The source of salts, nonces and tokens. */
export interface Secrets {
  /** `purpose` distinguishes uses, for sources that repeat. */
  bytes(count: number, purpose: string): Uint8Array<ArrayBuffer>
}

/** Text of bytes in hexadecimal. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of such a text. */
export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Text of so many random bytes. */
export const randomHex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)))

/** The platform's strong random source. */
export const createRandomSecrets = (): Secrets => ({
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
})

/** The same bytes for the same purpose in every run: worlds of stories, and tests, in which nothing is secret (FNV-1a and mulberry32). */
export function createRepeatingSecrets(): Secrets {
  return {
    bytes(count, purpose) {
      let state = 0x811c9dc5
      for (const character of purpose)
        state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
      return Uint8Array.from({ length: count }, () => {
        state = (state + 0x6d2b79f5) >>> 0
        let mixed = Math.imul(state ^ (state >>> 15), state | 1)
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
        return (mixed ^ (mixed >>> 14)) & 0xff
      })
    },
  }
}

const unmistakable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Letters and digits that are not mistaken for one another. */
export const unmistakableText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => unmistakable[byte % unmistakable.length] ?? 'A').join('')
