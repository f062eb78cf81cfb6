import { createHmac } from 'node:crypto'

const small = 'abcdefghijklmnopqrstuvwxyz'
const alphabets: readonly (readonly [RegExp, string])[] = [
  [/\p{N}/u, '0123456789'],
  [/\p{sc=Hangul}/u, '가나다라마바사아자차카타파하'],
  [/\p{sc=Han}/u, '林陳王張李黃吳劉蔡楊'],
  [/\p{Lu}/u, small.toUpperCase()],
]

/** Another of the same kind. */
function another(letter: string, shift: number, others: string): string {
  const [, alphabet] = alphabets.find(([kind]) => kind.test(letter)) ?? [undefined, others]
  const index = alphabet.indexOf(letter)
  const next = index < 0 ? shift : index + 1 + (shift % (alphabet.length - 1))
  return alphabet.charAt(next % alphabet.length)
}

/** A text of the same shape, each letter and digit another than before, but for a `0`, `+` or `0x` at its beginning. */
export type Disguise = (text: string) => string

/** The same text is always disguised alike; without the salt nobody can try texts until one fits. */
export const createDisguise =
  (salt: string): Disguise =>
  (text) => {
    const shifts = createHmac('sha256', salt).update(text).digest()
    const beginning = /^(?:0x|[+0])?/.exec(text)?.[0] ?? ''
    const others = /^[\da-f]+$/.test(text) ? 'abcdef' : small
    let at = -1
    const rest = text.slice(beginning.length).replace(/[\p{L}\p{N}]/gu, (letter) => {
      at += 1
      return another(letter, shifts[at % shifts.length] ?? 0, others)
    })
    return `${beginning}${rest}`
  }
