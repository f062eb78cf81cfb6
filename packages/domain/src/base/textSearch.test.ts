import { assemble, disassembleToGroups } from 'es-hangul'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchable, textSearch } from './textSearch.ts'

const matchOf = (query: string, ...texts: readonly string[]) => textSearch(query)(texts.map(searchable))

describe('a text is found by', () => {
  it.each([
    ['itself', '가론전자', '가론전자', 'whole'],
    ['its beginning', '가론', '가론전자', 'start'],
    ['a part of it', '전자', '가론전자', 'part'],
    ['what Korean keys have written so far', '가로', '가론전자', 'typedStart'],
    ['the same within it', '전ㅈ', '가론전자', 'typedPart'],
    ['a syllable whose end begins the next one', '갈', '가론전자', 'typedStart'],
    ['two ends of which the second begins the next one', '갋', '갈비', 'typedStart'],
    ['half a double vowel', '고', '과수원', 'typedStart'],
    ['an unfinished last syllable', '달비', '달빛전자', 'typedStart'],
    ['initial consonants', 'ㄱㄹ', '가론전자', 'typedStart'],
    ['initial consonants within it', 'ㅈㅈ', '가론전자', 'typedPart'],
    ['initial consonants that a keyboard joined', 'ㄳ', '가상자산', 'typedStart'],
    ['a syllable and initial consonants', '가ㄹㅈ', '가론전자', 'typedStart'],
    ['initial consonants and a syllable', 'ㄱ론', '가론전자', 'typedStart'],
    ['letters and initial consonants', 'lg ㅈㅈ', 'LG전자', 'typedStart'],
    ['words without the space between them', '미국달러', '미국 달러/대한민국 원', 'start'],
    ['words with another mark between them', 'USD/KRW', 'USDKRW', 'whole'],
    ['letters of another case and width', 'ｕＳd', 'USDKRW', 'start'],
    ['digits of another width', '８１２', '812', 'whole'],
    ['full-width letters that are written in half the width', 'abc', 'ＡＢＣ', 'whole'],
    ['either character for Taiwan, 臺', '臺灣', '台灣銀行', 'start'],
    ['either character for Taiwan, 台', '台灣', '臺灣銀行', 'start'],
    ['either character for exchange', '匯豐', '滙豐銀行', 'start'],
    ['Korean that a file system took apart', '가론'.normalize('NFD'), '가론전자', 'start'],
  ])('%s: %s in %s', (_, query, text, match) => {
    expect(matchOf(query, text)).toBe(match)
  })

  it.each([
    ['another syllable', '가룐', '가론전자'],
    ['a syllable that is written out otherwise before its end', '가전', '가론전자'],
    ['the end of a syllable as if it were an initial consonant', 'ㄱㄹ', '갈대'],
    ['a single consonant for a double one', 'ㄱ', '까치'],
    ['a vowel alone', 'ㅏ', '가론전자'],
    ['nothing but marks', ' /&·. ', 'S&P · 500'],
  ])('but not by %s: %s in %s', (_, query, text) => {
    expect(matchOf(query, text)).toBeUndefined()
  })

  it('the best of its texts', () => {
    expect(matchOf('가론', '나가론', '가론 전자', '갈온')).toBe('start')
  })
})

describe('while it is typed', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
  const letter = fc.oneof(syllable, syllable, fc.constantFrom('A', 'z', '5', ' ', '臺'))
  const name = fc
    .array(letter, { minLength: 1, maxLength: 8 })
    .map((letters) => letters.join('').trim())
    .filter((text) => text !== '')
  const places = fc.nat({ max: 40 })

  it('is found by what is written after any of its keys', () => {
    fc.assert(
      fc.property(name, places, (text, at) => {
        const keys = disassembleToGroups(text).flat()
        const typed = assemble(keys.slice(0, 1 + (at % keys.length)))
        expect(['whole', 'start', 'typedStart']).toContain(matchOf(typed, text))
      }),
      { seed: 29, numRuns: 2_000 },
    )
  })

  it('is found by the initial consonants of any stretch of it', () => {
    fc.assert(
      fc.property(
        fc.array(syllable, { minLength: 1, maxLength: 8 }),
        places,
        places,
        (syllables, from, count) => {
          const start = from % syllables.length
          const initials = syllables
            .slice(start, start + 1 + (count % (syllables.length - start)))
            .map((one) => disassembleToGroups(one)[0]?.[0])
            .join('')
          expect(matchOf(initials, syllables.join(''))).toMatch(/^typed/u)
        },
      ),
      { seed: 31, numRuns: 500 },
    )
  })

  it('is found by a part of itself, which is better than what is only being typed', () => {
    fc.assert(
      fc.property(name, name, name, (before, text, after) => {
        expect(['whole', 'start', 'part']).toContain(matchOf(text, before + text + after))
      }),
      { seed: 37, numRuns: 500 },
    )
  })
})
