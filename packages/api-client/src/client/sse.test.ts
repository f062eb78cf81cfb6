import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSseParser } from './sse.ts'

const readAll = (pieces: readonly string[]): readonly string[] => {
  const parser = createSseParser()
  return pieces.flatMap((piece) => parser.feed(piece))
}

describe('server-sent events', () => {
  it('are complete at an empty line', () => {
    expect(readAll(['data: one\n\ndata: two\n'])).toEqual(['one'])
    expect(readAll(['data: one\n\ndata: two\n', '\n'])).toEqual(['one', 'two'])
  })

  it('join their data lines', () => {
    expect(readAll(['data: a\ndata: b\n\n'])).toEqual(['a\nb'])
  })

  it('keep what follows the first space', () => {
    expect(readAll(['data:  two spaces\ndata:none\ndata\n\n'])).toEqual([' two spaces\nnone\n'])
  })

  it('skip comments, names, ids and empty events', () => {
    expect(readAll([': hello\nevent: tick\nid: 7\nretry: 10\ndata: x\n\n\n\n'])).toEqual(['x'])
  })

  it.each(['\n', '\r\n', '\r'])('end their lines with %j', (end) => {
    expect(readAll([`data: a${end}${end}data: b${end}${end}`])).toEqual(['a', 'b'])
  })

  const line = fc.string({ unit: fc.constantFrom('a', '{', '"', ':', ' ', '한', '6') })
  const event = fc.array(line, { minLength: 1, maxLength: 3 })

  it('read the same however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 6 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(200), { maxLength: 12 }),
        (events, end, cuts) => {
          const text = events
            .map((lines) => [...lines.map((one) => `data: ${one}`), '', ''].join(end))
            .join('')
          const places = [
            0,
            ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b),
            text.length,
          ]
          const pieces = places.slice(1).map((place, index) => text.slice(places[index], place))
          expect(readAll(pieces)).toEqual(events.map((lines) => lines.join('\n')))
        },
      ),
      { seed: 42, numRuns: 1000 },
    )
  })
})
