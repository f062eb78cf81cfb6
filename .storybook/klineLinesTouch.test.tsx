import { decimal } from '@onelot/domain'
import { KLineChart, type LevelMove, type PriceLevel } from '@onelot/ui/kline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { candleFixture } from '../packages/ui/src/finance/KLineChart/candles.fixture.ts'
import { pause } from './pause.ts'
import { clearStage, draw, named } from './stage.tsx'
import { drag, finger, middleOf, mouse } from './touch.ts'

let moves: LevelMove[] = []
beforeEach(async () => {
  moves = []
  await page.viewport(390, 700)
})
afterEach(async () => {
  await finger.up()
  await mouse.up()
  clearStage()
  window.scrollTo(0, 0)
})

const candles = candleFixture({ period: 'day', count: 60, price: 72_400, places: 0 })
const last = Number(candles.at(-1)?.close)
/** A price near the last one, on a tick of 100. */
const near = (rate: number) => decimal(String(Math.round((last * rate) / 100) * 100))
const stop: PriceLevel = { id: 'stop', label: 'Stop loss', price: near(0.98) }

async function show(levels: readonly PriceLevel[] = [stop]): Promise<HTMLElement> {
  draw(
    <>
      <KLineChart
        label="Daily prices"
        candles={candles}
        period="day"
        zone="Asia/Seoul"
        pricePlaces={0}
        ticks={[{ from: decimal('0'), tick: decimal('100') }]}
        indicators={{ overlays: [], panes: [] }}
        levels={levels}
        onLevelMove={(move) => moves.push(move)}
      />
      <div style={{ height: 2_000 }} />
    </>,
  )
  await expect.poll(() => document.querySelector('[role=slider]')).not.toBeNull()
  await pause(300)
  return named('Stop loss')
}
const priceOf = (handle: HTMLElement) => Number(handle.getAttribute('aria-valuenow'))

describe('a line on the chart', () => {
  test('follows a finger up and down without scrolling the page, and asks once when it is let go', async () => {
    const handle = await show()
    const from = priceOf(handle)
    await drag(middleOf(handle), { y: -40 })
    await pause(100)
    expect(priceOf(handle)).toBeGreaterThan(from)
    expect(priceOf(handle) % 100).toBe(0)
    expect(moves).toEqual([])
    expect(window.scrollY).toBe(0)
    const to = priceOf(handle)
    await finger.up()
    await expect.poll(() => moves).toEqual([{ id: 'stop', price: String(to) }])
  })

  test('shows again where it is in force once it is let go', async () => {
    const handle = await show()
    const from = priceOf(handle)
    const { top } = handle.getBoundingClientRect()
    await drag(middleOf(handle), { y: 60 })
    expect(handle.getBoundingClientRect().top - top).toBeGreaterThan(40)
    await finger.up()
    await expect.poll(() => priceOf(handle)).toBe(from)
    expect(handle.getBoundingClientRect().top).toBeCloseTo(top, 0)
  })

  test('asks for nothing where the browser takes the finger over', async () => {
    const handle = await show()
    await drag(middleOf(handle), { y: 40 })
    await finger.cancel()
    await pause(100)
    expect(moves).toEqual([])
    expect(priceOf(handle)).toBe(Number(stop.price))
  })

  test('follows the mouse', async () => {
    const handle = await show()
    const { x, y } = middleOf(handle)
    await mouse.down({ x, y })
    for (let by = 5; by <= 50; by += 5) await mouse.move({ x, y: y + by })
    await mouse.up()
    await expect.poll(() => moves.length).toBe(1)
    expect(Number(moves[0]?.price)).toBeLessThan(Number(stop.price))
  })

  test('is stepped by a tick with the arrow keys, put back by Escape, and asked for by Enter', async () => {
    const handle = await show()
    const from = priceOf(handle)
    handle.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(priceOf(handle)).toBe(from + 200)
    await userEvent.keyboard('{Escape}')
    expect(priceOf(handle)).toBe(from)
    await userEvent.keyboard('{PageDown}{Enter}')
    expect(moves).toEqual([{ id: 'stop', price: String(from - 1000) }])
  })

  test('stays beside its price as the chart is moved and zoomed', async () => {
    const handle = await show()
    const region = document.querySelector('[role=application]')
    if (!(region instanceof HTMLElement)) throw new Error('there is no chart')
    region.focus()
    const { top } = handle.getBoundingClientRect()
    await userEvent.keyboard('{Home}')
    await expect.poll(() => handle.getBoundingClientRect().top).not.toBeCloseTo(top, 0)
  })

  test('keeps its label apart from the next one', async () => {
    const other: PriceLevel = { id: 'order', label: 'Buy', detail: '10', price: near(0.981) }
    const handle = await show([stop, other])
    const [a, b] = [handle, named('Buy 10')].map((one) => one.getBoundingClientRect())
    expect(Math.abs((a?.top ?? 0) - (b?.top ?? 0))).toBeGreaterThanOrEqual(43)
  })
})
