import { decimal } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, csvOf } from './csv.ts'

/** Reads RFC 4180 with CRLF, character by character. */
function parsed(file: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let isQuoted = false
  for (let at = 1; at < file.length; at += 1) {
    const mark = file[at] ?? ''
    if (isQuoted && mark === '"' && file[at + 1] === '"') {
      field += '"'
      at += 1
    } else if (mark === '"') isQuoted = !isQuoted
    else if (!isQuoted && mark === ',') {
      row.push(field)
      field = ''
    } else if (!isQuoted && mark === '\r' && file[at + 1] === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
      at += 1
    } else field += mark
  }
  return rows
}

/** Text without the apostrophe that made it harmless. */
const readBack = (field: string): string =>
  /^'['\s]*[=+\-@\t\r＝＋－＠]/.test(field) ? field.slice(1) : field

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://a","b")',
  ' =1',
  "'=1",
  '＝1',
]

describe('a file of rows', () => {
  it('begins with the mark of UTF-8 and ends each row with CRLF', () => {
    expect(csvOf([['매수', '買進'], ['b']])).toBe('\uFEFF매수,買進\r\nb\r\n')
  })

  it('quotes what has commas, quotes, breaks or outer spaces', () => {
    expect(csvOf([['a,b', 'say "a"', 'two\r\nlines', ' a', 'plain']])).toBe(
      '\uFEFF"a,b","say ""a""","two\r\nlines"," a",plain\r\n',
    )
  })

  it.each(dangerous)('makes the formula %j harmless', (text) => {
    const [row] = parsed(csvOf([[text]]))
    expect(row).toEqual([`'${text}`])
  })

  it('leaves numbers as they are, negative ones too', () => {
    expect(csvOf([[{ number: decimal('-1234.50') }, { number: decimal('0') }, undefined]])).toBe(
      '\uFEFF-1234.50,0,\r\n',
    )
  })

  it('is the same when it is read back, and no field of text begins a formula', () => {
    const text = fc.oneof(
      fc.string({
        unit: fc.constantFrom(
          'a',
          '1',
          '=',
          '+',
          '-',
          '@',
          '\t',
          '\r',
          '\n',
          "'",
          '"',
          ',',
          ';',
          '한',
          ' ',
          '＝',
        ),
      }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...dangerous),
    )
    const number = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, cents]): Cell => ({
        number: decimal(`${String(whole)}.${String(cents).padStart(2, '0')}`),
      }))
    const rows = fc.array(fc.array(fc.oneof<fc.Arbitrary<Cell>[]>(text, number), { minLength: 1 }))
    fc.assert(
      fc.property(rows, (table) => {
        const file = parsed(csvOf(table))
        expect(
          file.map((row, line) =>
            row.map((field, at) => {
              const cell = table[line]?.[at]
              return typeof cell === 'string' ? readBack(field) : { number: field }
            }),
          ),
        ).toEqual(table)
        file.forEach((row, line) => {
          row.forEach((field, at) => {
            if (typeof table[line]?.[at] === 'string') expect(field).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
          })
        })
      }),
      { seed: 3, numRuns: 2_000 },
    )
  })
})
