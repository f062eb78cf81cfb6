import { instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { drawTrades, placesOfTrades, tradesInWords, wallTrades } from './tradeMarks.ts'
import { timeLabels } from './timeLabels.ts'
import { zoneClock } from './zoneClock.ts'

const wall = (text: string) => Date.parse(`${text}Z`)
const at = (text: string, action: 'buy' | 'sell' = 'buy') => ({ at: instant(Date.parse(text)), action })
const seoul = zoneClock('Asia/Seoul')
const days = ['2026-03-05', '2026-03-06', '2026-03-09'].map((day) => ({ wall: wall(`${day}T00:00`) }))
const minutes = ['09:00', '09:01', '09:02'].map((minute) => ({ wall: wall(`2026-03-09T${minute}`) }))

/** Where the squares of letters begin, by the index of their bars. */
function drawnAt(width: number, bars: readonly (readonly [x: number, y: number])[]) {
  const drawn: (readonly [x: number, y: number])[] = []
  const nothing = () => undefined
  drawTrades(
    {
      save: nothing,
      restore: nothing,
      beginPath: nothing,
      fill: nothing,
      fillText: nothing,
      roundRect: (x, y) => drawn.push([x, y]),
      globalCompositeOperation: 'source-over',
      font: '',
      textAlign: 'start',
      textBaseline: 'top',
      fillStyle: '',
    },
    {
      trades: bars.map((_, index) => ({ wall: index, shown: index, action: 'buy' })),
      tradeColours: { buy: { fill: 'green', ink: 'white' }, sell: { fill: 'red', ink: 'white' } },
      font: '10px sans-serif',
    },
    {
      width,
      height: 200,
      bars: bars.map(([, y], wall) => ({ wall, high: y, low: y, close: y })),
      isLine: true,
      xOf: (index) => bars[index]?.[0] ?? 0,
      yOf: (price) => price,
    },
  )
  return drawn
}

describe('letters of trades', () => {
  it('are whole at the edges of the plot', () => {
    expect(
      drawnAt(300, [
        [0, 100],
        [150, 100],
        [300, 199],
      ]),
    ).toEqual([
      [0, 104],
      [143, 104],
      [286, 186],
    ])
  })

  it('are not drawn of bars out of view', () => {
    expect(
      drawnAt(300, [
        [-1, 100],
        [301, 100],
      ]),
    ).toEqual([])
  })
})

describe('marks of trades', () => {
  it('are on the day of the exchange, whatever the day was in UTC', () => {
    // 08:30 in Seoul is the evening before in UTC.
    const trades = wallTrades([at('2026-03-05T23:30:00Z')], seoul)
    expect(placesOfTrades(days, trades)).toEqual([{ index: 1, action: 'buy' }])
  })

  it('are on the bar that holds their moment', () => {
    const trades = wallTrades([at('2026-03-09T00:01:59Z', 'sell'), at('2026-03-09T00:00:00Z')], seoul)
    expect(placesOfTrades(minutes, trades)).toEqual([
      { index: 1, action: 'sell' },
      { index: 0, action: 'buy' },
    ])
  })

  it('are one mark for several trades of a kind on one bar, and two where one both bought and sold', () => {
    const morning = ['2026-03-09T00:10:00Z', '2026-03-09T01:10:00Z'].map((time) => at(time))
    const trades = wallTrades([...morning, at('2026-03-09T02:10:00Z', 'sell')], seoul)
    expect(placesOfTrades(days, trades)).toEqual([
      { index: 2, action: 'buy' },
      { index: 2, action: 'sell' },
    ])
  })

  it('are none before the first bar, or without bars', () => {
    const trades = wallTrades([at('2026-03-04T01:00:00Z')], seoul)
    expect(placesOfTrades(days, trades)).toEqual([])
    expect(placesOfTrades([], trades)).toEqual([])
  })
})

describe('trades in words', () => {
  it('have the time by the clock of the reader, as the axis has, the latest first', () => {
    const trades = wallTrades(
      [at('2026-03-09T00:10:00Z'), at('2026-03-09T15:30:00Z', 'sell')],
      seoul,
      zoneClock('America/New_York'),
    )
    const words = tradesInWords(trades, {
      labels: timeLabels('en-US', '1m'),
      t: (key, ...values) => `${key} ${JSON.stringify(values[0])}`,
    })
    expect(words).toEqual(['sold {"time":"Mar 9, 2026, 11:30"}', 'bought {"time":"Mar 8, 2026, 20:10"}'])
  })
})
