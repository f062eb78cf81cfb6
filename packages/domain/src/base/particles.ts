/** Korean particles, each pair by its form after a consonant. */
export const particles = ['은', '이', '을', '과', '으로'] as const
export type Particle = (typeof particles)[number]
const afterVowel: Readonly<Record<Particle, string>> = { 은: '는', 이: '가', 을: '를', 과: '와', 으로: '로' }

/** How the mark of an amount is read, which is after the amount. */
const marks = new Map([
  ['₩', '원'],
  ['CN¥', '위안'],
  ['¥', '엔'],
  ['₫', '동'],
  ['$', '달러'],
  ['฿', '바트'],
  ['MYR', '링깃'],
  ['RM', '링깃'],
])
const marked = /(CN¥|[₩¥₫$฿]|MYR|RM)\s?\d/u
const readings = new Map([
  ['0', '영'],
  ['1', '일'],
  ['2', '이'],
  ['3', '삼'],
  ['4', '사'],
  ['5', '오'],
  ['6', '육'],
  ['7', '칠'],
  ['8', '팔'],
  ['9', '구'],
  ['%', '퍼센트'],
  ['L', '엘'],
  ['l', '엘'],
  ['M', '엠'],
  ['m', '엠'],
  ['N', '엔'],
  ['n', '엔'],
  ['R', '알'],
])
const sounded = /[\p{L}\p{N}%]/gu

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** Syllables that begin alike: without a final consonant, and with each of 27. */
const FINALS = 28
const FINAL_L = 8

/** The place of the last syllable's final consonant in Unicode's order: 0 where it ends in a vowel, or is none of Korean. */
function finalOf(text: string): number {
  const [, mark = ''] = marked.exec(text) ?? []
  const last = text.match(sounded)?.at(-1) ?? ''
  const read = marks.get(mark) ?? readings.get(last) ?? last
  const code = read.charCodeAt(read.length - 1)
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % FINALS : 0
}

/** A name, an amount or a number with the form of the particle that its last sound asks for: `시더컴퓨트가`, `₩107,500을`, `12%로`. */
export function withParticle(text: string, particle: Particle): string {
  const final = finalOf(text)
  const isVowel = final === 0 || (particle === '으로' && final === FINAL_L)
  return text + (isVowel ? afterVowel[particle] : particle)
}
