import { decimal, instant } from '@onelot/domain'
import {
  type ChartDrawing,
  type ChartDrawings,
  type DrawingPoints,
  type DrawingTool,
  KLineChart,
} from '@onelot/ui/kline'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { candleFixture } from '../packages/ui/src/finance/KLineChart/candles.fixture.ts'
import { pause } from './pause.ts'
import { clearStage, draw, named } from './stage.tsx'
import { type Point, drag, finger, middleOf, mouse } from './touch.ts'

let drawn: DrawingPoints[] = []
let pressed: string[] = []
beforeEach(async () => {
  drawn = []
  pressed = []
  await page.viewport(390, 700)
})
afterEach(async () => {
  await finger.up()
  await mouse.up()
  clearStage()
  window.scrollTo(0, 0)
})

const days = candleFixture({ period: 'day', count: 60, price: 72_400, places: 0 })
const weeks = candleFixture({ period: 'week', count: 60, price: 72_400, places: 0 })
const closeOf = (bar: number) => Number(days.at(bar)?.close)
const midnight = (bar: number) => instant(Date.parse(`${String(days.at(bar)?.time)}T00:00:00+09:00`))
const pointOn = (bar: number, rate = 1) => ({
  at: midnight(bar),
  price: decimal(String(Math.round((closeOf(bar) * rate) / 100) * 100)),
})
const rise: ChartDrawing = {
  kind: 'trend',
  id: 'rise',
  label: 'Rise',
  note: '',
  colour: 'violet',
  points: [pointOn(-20), pointOn(-5)],
}
const word: ChartDrawing = {
  kind: 'text',
  id: 'word',
  label: 'Results',
  colour: 'grey',
  points: [pointOn(-18, 1.01)],
}

interface Given {
  shown?: readonly ChartDrawing[]
  tool?: DrawingTool
}

function Drawable({ shown: first = [rise], tool: firstTool }: Given) {
  const [shown, setShown] = useState(first)
  const [tool, setTool] = useState(firstTool)
  const [selected, setSelected] = useState<string>()
  const [period, setPeriod] = useState<'day' | 'week'>('day')
  const drawings: ChartDrawings = {
    shown,
    tool,
    selected,
    onSelect: ({ id }) => setSelected(id),
    onPress: ({ id }) => pressed.push(id),
    onCancel: () => setTool(undefined),
    onDraw: ({ points }) => {
      drawn.push(points)
      setTool(undefined)
    },
    onMove: ({ id, points }) => {
      const [from, to] = points
      setShown((now) =>
        now.map((one) => {
          if (one.id !== id) return one
          if (one.kind === 'text') return { ...one, points: [from] }
          return to === undefined ? one : { ...one, points: [from, to] }
        }),
      )
    },
  }
  return (
    <>
      <KLineChart
        label="Prices"
        candles={period === 'day' ? days : weeks}
        period={period}
        zone="Asia/Seoul"
        pricePlaces={0}
        ticks={[{ from: decimal('0'), tick: decimal('100') }]}
        indicators={{ overlays: [], panes: [] }}
        drawings={drawings}
      />
      <button
        type="button"
        aria-label="Other period"
        onClick={() => setPeriod(period === 'day' ? 'week' : 'day')}
      >
        Week
      </button>
      <div style={{ height: 2_000 }} />
    </>
  )
}

async function show(given: Given = {}): Promise<void> {
  draw(<Drawable {...given} />)
  const awaited = given.tool === undefined ? '[role=slider]' : '[data-part=pad]'
  await expect.poll(() => document.querySelector(awaited)).not.toBeNull()
  await pause(300)
}
const partOf = (selector: string): HTMLElement => {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`there is no ${selector}`)
  return found
}
const chart = () => partOf('[role=application]')
const on = (element: HTMLElement, { x, y }: Point): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + x * width, y: top + y * height }
}
async function touchAt(at: Point): Promise<void> {
  await Promise.all([finger.down(at), finger.up()])
  await pause(100)
}
/** Its first move is longer than what the browser takes for a finger that rests: on a slow machine a few shorter ones are a long press. */
async function pan(from: Point): Promise<void> {
  await finger.slide(from, { ...from, x: from.x + 40 })
  for (const x of [50, 60, 70]) await finger.move({ ...from, x: from.x + x })
  await finger.lift()
}
const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const end = () => named('Rise, end')
const start = () => named('Rise, start')
const valueOf = (handle: HTMLElement) => handle.getAttribute('aria-valuetext')
const priceOf = (handle: HTMLElement) => Number(handle.getAttribute('aria-valuenow'))

describe('drawing', () => {
  test('a trend line goes from where a finger comes down to where it is lifted', async () => {
    await show({ shown: [], tool: 'trend' })
    const pad = partOf('[data-part=pad]')
    await drag(on(pad, { x: 0.3, y: 0.7 }), { x: 150, y: -80 })
    expect(document.querySelector('[data-line]')).not.toBeNull()
    await finger.up()
    await expect.poll(() => drawn.length).toBe(1)
    const [from, to] = drawn[0] ?? []
    expect(Date.parse(to?.at ?? '')).toBeGreaterThan(Date.parse(from?.at ?? ''))
    expect(Number(to?.price)).toBeGreaterThan(Number(from?.price))
    expect(Number(to?.price) % 100).toBe(0)
    expect(window.scrollY).toBe(0)
  })

  test('a trend line is drawn by two taps too', async () => {
    await show({ shown: [], tool: 'trend' })
    const pad = partOf('[data-part=pad]')
    await touchAt(on(pad, { x: 0.3, y: 0.7 }))
    expect(drawn).toEqual([])
    await touchAt(on(pad, { x: 0.7, y: 0.4 }))
    await expect.poll(() => drawn.length).toBe(1)
  })

  test('is given up where the browser takes the finger over', async () => {
    await show({ shown: [], tool: 'trend' })
    await drag(on(partOf('[data-part=pad]'), { x: 0.3, y: 0.7 }), { x: 100, y: -50 })
    await finger.cancel()
    await pause(100)
    expect(drawn).toEqual([])
    expect(document.querySelector('[data-line]')).toBeNull()
  })

  test('a text goes where it was tapped', async () => {
    await show({ shown: [], tool: 'text' })
    await touchAt(on(partOf('[data-part=pad]'), { x: 0.5, y: 0.5 }))
    await expect.poll(() => drawn.map(({ length }) => length)).toEqual([1])
  })

  test('ends by Escape, and the chart pans again', async () => {
    await show({ tool: 'trend' })
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[data-part=pad]')).toBeNull()
    const before = end().getBoundingClientRect().left
    await pan(on(chart(), { x: 0.2, y: 0.2 }))
    await expect.poll(() => end().getBoundingClientRect().left).toBeGreaterThan(before + 30)
  })
})

describe('a trend line on the chart', () => {
  const take = async () => touchAt(halfway(middleOf(start()), middleOf(end())))

  test('is taken by a tap on it, then pressed by another', async () => {
    await show()
    await take()
    await expect.poll(() => end().dataset['live']).toBe('true')
    expect(pressed).toEqual([])
    await take()
    await expect.poll(() => pressed).toEqual(['rise'])
  })

  test('is let go of by a tap elsewhere', async () => {
    await show()
    await take()
    await touchAt(on(chart(), { x: 0.1, y: 0.1 }))
    await expect.poll(() => end().dataset['live']).toBe('false')
  })

  test('leaves the finger to the chart while it is not taken', async () => {
    await show()
    const before = end().getBoundingClientRect().left
    await pan(middleOf(end()))
    expect(pressed).toEqual([])
    await expect.poll(() => end().getBoundingClientRect().left).toBeGreaterThan(before + 30)
  })

  test('has its end dragged to another bar and price, and the other end stays', async () => {
    await show()
    await take()
    const [from, other] = [priceOf(end()), valueOf(start())]
    await drag(middleOf(end()), { x: -40, y: -30 })
    await finger.up()
    await expect.poll(() => priceOf(end())).toBeGreaterThan(from)
    expect(priceOf(end()) % 100).toBe(0)
    expect(valueOf(start())).toBe(other)
    expect(window.scrollY).toBe(0)
  })

  test('goes back where the browser takes the finger over', async () => {
    await show()
    await take()
    const from = valueOf(end())
    await drag(middleOf(end()), { x: -40, y: -30 })
    expect(valueOf(end())).not.toBe(from)
    await finger.cancel()
    await expect.poll(() => valueOf(end())).toBe(from)
  })

  test('has ends as large as a finger needs', async () => {
    await show()
    const { width, height } = end().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  test('has its end stepped by a bar and by a tick with the keys, and opens by Enter', async () => {
    await show()
    end().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => priceOf(end())).toBe(Number(rise.points[1].price) + 100)
    const before = valueOf(end())
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => valueOf(end())).not.toBe(before)
    expect(priceOf(end())).toBe(Number(rise.points[1].price) + 100)
    await userEvent.keyboard('{Enter}')
    expect(pressed).toEqual(['rise'])
  })

  test('keeps its points as the chart pans, zooms and shows another period', async () => {
    await show()
    const [from, to] = [start(), end()].map(priceOf)
    chart().focus()
    await userEvent.keyboard('{+}{+}')
    named('Other period').click()
    await pause(300)
    expect([start(), end()].map(priceOf)).toEqual([from, to])
    const apart = middleOf(end()).x - middleOf(start()).x
    named('Other period').click()
    await expect.poll(() => middleOf(end()).x - middleOf(start()).x).toBeGreaterThan(apart)
  })
})

describe('a text on the chart', () => {
  test('is taken by a tap on it', async () => {
    await show({ shown: [word] })
    await touchAt(middleOf(named('Results')))
    await expect.poll(() => named('Results').dataset['live']).toBe('true')
  })

  test('is moved by a finger once it is taken', async () => {
    await show({ shown: [word] })
    named('Results').focus()
    await expect.poll(() => named('Results').dataset['live']).toBe('true')
    const before = valueOf(named('Results'))
    await drag(middleOf(named('Results')), { x: 50, y: 40 })
    await finger.up()
    await expect.poll(() => valueOf(named('Results'))).not.toBe(before)
    expect(priceOf(named('Results'))).toBeLessThan(Number(word.points[0].price))
  })
})
