import { type CrosshairReading, KLineChart } from '@onelot/ui/kline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { candleFixture } from '../packages/ui/src/finance/KLineChart/candles.fixture.ts'
import { withinFrames } from './pageAtRest.ts'
import { pause } from './pause.ts'
import { clearStage, draw } from './stage.tsx'
import { type Point, drag, finger, fingers, middleOf, tap } from './touch.ts'

/** What was reported of the crosshair, in order. */
let readings: (CrosshairReading | null)[] = []
let asked = 0
beforeEach(async () => {
  readings = []
  asked = 0
  await page.viewport(390, 700)
  // Two fingers that move would enlarge the page of all tests.
  document.documentElement.style.touchAction = 'pan-x pan-y'
})
afterEach(async () => {
  await finger.up()
  clearStage()
  window.scrollTo(0, 0)
})

const daily = (count: number) => candleFixture({ period: 'day', count, price: 72_400, places: 0 })

/** So far that the first of ten moves is longer than what the browser takes for a finger that rests: on a slow machine a few shorter ones are a long press. */
const FAR_UP_PX = -250

/** The days in sight, newest first, as the chart's table names them. */
const days = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.textContent ?? '')

/** Draws the chart, and presses what shows its table: once it is drawn, or at once. */
async function show(pressed: 'drawn' | 'atOnce' = 'drawn', candles = daily(150)): Promise<Point> {
  draw(
    <>
      <KLineChart
        label="Daily prices"
        candles={candles}
        period="day"
        zone="Asia/Seoul"
        pricePlaces={0}
        indicators={{ overlays: [], panes: ['VOL'] }}
        hasMore
        onNeedOlder={() => {
          asked += 1
          return Promise.resolve()
        }}
        onCrosshair={({ reading }) => readings.push(reading)}
      />
      <div style={{ height: 2_000 }} />
    </>,
  )
  const table = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('table'))
  await expect.poll(table).toBeDefined()
  if (pressed === 'atOnce') table()?.click()
  await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
  if (pressed === 'drawn') table()?.click()
  await expect.poll(() => days().length).toBeGreaterThan(10)
  const chart = document.querySelector('[role=application]')
  if (!chart) throw new Error('there is no chart')
  return middleOf(chart)
}

test('the table has the days in sight, though it was asked for before the chart was drawn', async () => {
  await show('atOnce')
  expect(days().length).toBeGreaterThan(10)
})

test('a finger that draws the chart to the right shows earlier days, and asks for more at the first', async () => {
  // Twice as many days as are in sight: one length of the finger leads to the first.
  const at = await show('drawn', daily(60))
  const [newest] = days()
  await drag({ ...at, x: 20 }, { x: 350 })
  await finger.lift()
  await expect.poll(() => days()[0]).not.toBe(newest)
  expect(window.scrollY).toBe(0)
  await expect.poll(() => asked).toBeGreaterThan(0)
})

test('a finger that draws up scrolls the page and leaves the chart', async () => {
  const at = await show()
  const before = days()
  await drag(at, { x: 10, y: FAR_UP_PX })
  await expect.poll(() => window.scrollY).toBeGreaterThan(80)
  await finger.up()
  expect(days()).toEqual(before)
  expect(readings.filter((reading) => reading !== null)).toEqual([])
})

test('a finger still draws the chart after one has scrolled the page', async () => {
  const at = await show()
  await drag(at, { y: FAR_UP_PX })
  await expect.poll(() => window.scrollY).toBeGreaterThan(20)
  await finger.lift()
  window.scrollTo(0, 0)
  const [newest] = days()
  await drag(at, { x: 180 })
  await finger.lift()
  await expect.poll(() => days()[0]).not.toBe(newest)
})

test('a long press shows the crosshair, which follows the finger in any direction and goes as it is lifted', async () => {
  const at = await show()
  await finger.down(at)
  await expect.poll(() => readings.at(-1)).not.toBeUndefined()
  const first = readings.at(-1)
  const scrolled = window.scrollY
  for (let by = 10; by <= 100; by += 10) await finger.move({ x: at.x - by, y: at.y - by / 2 })
  await expect.poll(() => readings.at(-1)?.candle.time).not.toBe(first?.candle.time)
  expect(window.scrollY).toBe(scrolled)
  expect(readings.at(-1)).not.toBeNull()
  await finger.up()
  await expect.poll(() => readings.at(-1)).toBeNull()
})

test('a long press that the browser takes over leaves no past price', async () => {
  const at = await show()
  await finger.down(at)
  await expect.poll(() => readings.at(-1)?.candle.time).toBeDefined()
  await finger.cancel()
  await expect.poll(() => readings.at(-1)).toBeNull()
})

const drawn = () => [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL())

/** What is drawn once three frames in a row change nothing: the table is there a frame before the bars are drawn. */
async function drawnAtRest(): Promise<string[]> {
  let last = drawn()
  let still = 0
  const isAtRest = await withinFrames(120, () => {
    const now = drawn()
    still = now.length > 0 && now.every((canvas, index) => canvas === last[index]) ? still + 1 : 0
    last = now
    return still === 3
  })
  expect(isAtRest).toBe(true)
  return last
}

test('a finger that is lifted leaves nothing drawn of where it was', async () => {
  const at = await show()
  const before = await drawnAtRest()
  await finger.down(at)
  await expect.poll(() => readings.at(-1)?.candle.time).toBeDefined()
  await expect.poll(drawn).not.toEqual(before)
  await finger.lift()
  await expect.poll(drawn).toEqual(before)
})

const nowMark = () => document.querySelector('button[data-part=now]')

test('the newest day is a tap away once it has been drawn out of sight', async () => {
  const at = await show()
  const [newest] = days()
  expect(nowMark()).toBeNull()
  for (let times = 0; times < 6 && nowMark() === null; times += 1) {
    await drag({ ...at, x: 20 }, { x: 350 })
    await finger.lift()
  }
  await expect.poll(nowMark).not.toBeNull()
  expect(days()[0]).not.toBe(newest)
  const mark = nowMark()
  if (!mark) throw new Error('there is no way back')
  await tap(mark)
  await expect.poll(() => days()[0]).toBe(newest)
  await expect.poll(nowMark).toBeNull()
  expect(document.activeElement?.getAttribute('role')).toBe('application')
})

test('the line of today, drawn off to a blank, is a tap away', async () => {
  const line = candleFixture({ period: 'timeShare', count: 120, price: 72_400, places: 0 })
  draw(
    <KLineChart
      label="Today"
      candles={line}
      period="timeShare"
      zone="Asia/Seoul"
      pricePlaces={0}
      indicators={{ overlays: [], panes: [] }}
    />,
  )
  await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
  const chart = document.querySelector('[role=application]')
  if (!chart) throw new Error('there is no chart')
  const { y } = middleOf(chart)
  for (let times = 0; times < 6 && nowMark() === null; times += 1) {
    await drag({ x: 20, y }, { x: 350 })
    await finger.lift()
  }
  await expect.poll(nowMark).not.toBeNull()
  const mark = nowMark()
  if (!mark) throw new Error('there is no way back')
  await tap(mark)
  await expect.poll(nowMark).toBeNull()
})

test('the newest day is not drawn on past the middle, to a blank', async () => {
  const candles = daily(150)
  const at = await show('drawn', candles)
  for (let times = 0; times < 4; times += 1) {
    await drag({ ...at, x: 250 }, { x: -220 })
    await finger.lift()
  }
  // A finger at the edge rests on a bar: where it is blank, on the newest.
  await finger.down({ ...at, x: 30 })
  await expect.poll(() => readings.at(-1)?.candle.time).toBeDefined()
  const under = candles.findIndex(({ time }) => time === readings.at(-1)?.candle.time)
  expect(under).toBeGreaterThan(100)
  expect(under).toBeLessThan(140)
})

test('two fingers show fewer days as they move apart, and more as they move together', async () => {
  const { x, y } = await show()
  const all = days().length
  const pinch = async (from: number, to: number) => {
    const at = (apart: number) => ({ 0: { x: x - apart, y }, 1: { x: x + apart, y } })
    await fingers('touchStart', { 0: { x: x - from, y } })
    await fingers('touchStart', at(from))
    for (let step = 1; step <= 10; step += 1) {
      await fingers('touchMove', at(from + ((to - from) * step) / 10))
      await pause(20)
    }
    await fingers('touchEnd')
  }
  await pinch(40, 120)
  await expect.poll(() => days().length).toBeLessThan(all * 0.7)
  const fewer = days().length
  await pinch(120, 40)
  await expect.poll(() => days().length).toBeGreaterThan(fewer * 1.5)
})
