import { PullToRefresh } from '@onelot/ui'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pause } from './pause.ts'
import { clearStage, draw } from './stage.tsx'
import { type Point, drag, finger, fingers, middleOf } from './touch.ts'

/** Well past the head, at which letting go refreshes. */
const FAR_PX = 140

let refreshes = 0
let answer: () => Promise<void> = () => Promise.resolve()
beforeEach(async () => {
  refreshes = 0
  answer = () => Promise.resolve()
  await page.viewport(390, 700)
})
afterEach(async () => {
  await finger.up()
  clearStage()
  window.scrollTo(0, 0)
})

/** A result stays for the whole test: how long it is shown depends on no poll's interval. */
const KEPT_MS = 600_000

function drawPull(disabled: boolean, above: boolean, resultDuration = KEPT_MS): void {
  draw(
    <>
      {above ? <p style={{ height: 100 }}>Above</p> : null}
      <PullToRefresh
        disabled={disabled}
        resultDuration={resultDuration}
        onRefresh={() => {
          refreshes += 1
          return answer()
        }}
      >
        <div id="inner" style={{ height: 120, overflowY: 'auto' }}>
          <div style={{ height: 500 }}>Scrolls by itself</div>
        </div>
        <p id="row" style={{ height: 900 }}>
          News
        </p>
      </PullToRefresh>
    </>,
  )
}
function show({ disabled = false, above = false, resultDuration = KEPT_MS } = {}): void {
  // Two fingers that move would enlarge the page of all tests.
  document.documentElement.style.touchAction = 'pan-x pan-y'
  drawPull(disabled, above, resultDuration)
}
const status = () => document.querySelector('[data-status]')?.getAttribute('data-status')
const head = () => document.querySelector('[data-moved] > [aria-hidden]')?.textContent
const at: Point = { x: 195, y: 300 }
const below = (by: number, across = 0): Point => ({ x: at.x + across, y: at.y + by })
const pull = (by: number, { from = at, across = 0 } = {}) => drag(from, { x: across, y: by })

describe('a pull from the top', () => {
  test('that is short refreshes nothing', async () => {
    show()
    await pull(40)
    await expect.poll(status).toBe('pulling')
    await finger.up()
    await expect.poll(status).toBe('normal')
    expect(refreshes).toBe(0)
  })

  test('past the head says what letting go does, refreshes then, and says how that went', async () => {
    show()
    await pull(FAR_PX)
    await expect.poll(head).toContain('Release to refresh')
    expect(window.scrollY).toBe(0)
    expect(refreshes).toBe(0)
    await finger.up()
    await expect.poll(() => refreshes).toBe(1)
    await expect.poll(head).toContain('Up to date')
    expect(status()).toBe('success')
  })

  test('shows its result for as long as it is told, then the list alone', async () => {
    show({ resultDuration: 100 })
    await pull(FAR_PX)
    await expect.poll(status).toBe('loosing')
    await finger.up()
    await expect.poll(() => refreshes).toBe(1)
    await expect.poll(status).toBe('normal')
  })

  test('that comes back before it is let go refreshes nothing', async () => {
    show()
    await pull(FAR_PX)
    await expect.poll(status).toBe('loosing')
    for (let by = FAR_PX; by >= 10; by -= 10) await finger.move(below(by))
    await finger.up()
    await expect.poll(status).toBe('normal')
    expect(refreshes).toBe(0)
  })

  test('says that the refresh failed', async () => {
    answer = () => Promise.reject(new Error('offline'))
    show()
    await pull(FAR_PX)
    await finger.up()
    await expect.poll(status).toBe('failure')
  })

  test('while it refreshes starts no second refresh', async () => {
    answer = () => new Promise(() => undefined)
    show()
    await pull(FAR_PX)
    await finger.up()
    await expect.poll(status).toBe('loading')
    await pull(FAR_PX)
    await finger.up()
    await pause(100)
    expect(refreshes).toBe(1)
    expect(status()).toBe('loading')
  })

  test('that the browser cancels refreshes nothing', async () => {
    show()
    await pull(FAR_PX)
    await expect.poll(status).toBe('loosing')
    await finger.cancel()
    await expect.poll(status).toBe('normal')
    expect(refreshes).toBe(0)
  })
})

describe('a drag that scrolls the page to its top', () => {
  test('goes on as a pull from there', async () => {
    show()
    window.scrollTo(0, 60)
    await expect.poll(() => window.scrollY).toBe(60)
    await finger.down(at)
    for (let by = 10; by <= 60 + FAR_PX + 40; by += 10) await finger.move(below(by))
    expect(window.scrollY).toBe(0)
    await expect.poll(status).toBe('loosing')
    await finger.up()
    await expect.poll(() => refreshes).toBe(1)
  })

  test('is no pull while it goes back up', async () => {
    show()
    await drag(at, { y: -100 })
    await expect.poll(() => window.scrollY).toBeGreaterThan(40)
    await finger.move(below(-60))
    expect(status()).toBe('normal')
    await finger.up()
    expect(refreshes).toBe(0)
  })
})

describe('a second finger', () => {
  test('that comes down on a pull ends it without a refresh', async () => {
    show()
    await pull(FAR_PX)
    await expect.poll(status).toBe('loosing')
    await fingers('touchStart', { 0: below(FAR_PX), 1: { x: 100, y: 500 } })
    await expect.poll(status).toBe('normal')
    await fingers('touchMove', { 0: below(FAR_PX) })
    await fingers('touchEnd')
    await pause(100)
    expect(refreshes).toBe(0)
  })

  test('that comes down elsewhere ends a pull without a refresh', async () => {
    show({ above: true })
    await pull(FAR_PX)
    await expect.poll(status).toBe('loosing')
    await fingers('touchStart', { 0: below(FAR_PX), 1: { x: 100, y: 30 } })
    await fingers('touchMove', { 1: { x: 100, y: 30 } })
    await fingers('touchEnd')
    await pause(100)
    expect(status()).toBe('normal')
    expect(refreshes).toBe(0)
  })

  test('never begins a pull', async () => {
    show({ above: true })
    const first = { x: 100, y: 30 }
    await fingers('touchStart', { 0: first })
    await fingers('touchStart', { 0: first, 1: at })
    for (let by = 10; by <= FAR_PX; by += 10) await fingers('touchMove', { 0: first, 1: below(by) })
    expect(status()).toBe('normal')
    await fingers('touchMove', { 0: first })
    await fingers('touchEnd')
    await pause(100)
    expect(refreshes).toBe(0)
  })
})

describe('what is disabled while it is pulled', () => {
  test('goes back at once, and refreshes nothing when it is let go', async () => {
    show()
    await pull(FAR_PX)
    await expect.poll(status).toBe('loosing')
    drawPull(true, false)
    await expect.poll(status).toBe('normal')
    await finger.move(below(FAR_PX + 10))
    await finger.up()
    await pause(100)
    expect(status()).toBe('normal')
    expect(refreshes).toBe(0)
  })

  test('or refreshed by keyboard then takes no second refresh from the finger', async () => {
    answer = () => new Promise(() => undefined)
    show()
    await pull(FAR_PX)
    await expect.poll(status).toBe('loosing')
    document.querySelector<HTMLElement>('button')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(status).toBe('loading')
    await finger.move(below(FAR_PX + 10))
    await finger.up()
    await pause(100)
    expect(status()).toBe('loading')
    expect(refreshes).toBe(1)
  })
})

describe('a drag is left to others', () => {
  test('where the page has been scrolled', async () => {
    show()
    window.scrollTo(0, 60)
    await expect.poll(() => window.scrollY).toBe(60)
    await pull(40)
    expect(status()).toBe('normal')
    await finger.up()
    await expect.poll(() => window.scrollY).toBeLessThan(60)
    expect(refreshes).toBe(0)
  })

  test('inside what has been scrolled itself', async () => {
    show()
    const inner = document.querySelector('#inner')
    if (!inner) throw new Error('nothing scrolls by itself')
    inner.scrollTop = 60
    await pull(40, { from: middleOf(inner) })
    expect(status()).toBe('normal')
    await expect.poll(() => inner.scrollTop).toBeLessThan(60)
    await finger.up()
    expect(refreshes).toBe(0)
  })

  test('that begins in what has been scrolled itself, also once that has come to its top', async () => {
    show()
    const inner = document.querySelector('#inner')
    if (!inner) throw new Error('nothing scrolls by itself')
    inner.scrollTop = 60
    const from = middleOf(inner)
    await finger.down(from)
    for (let by = 10; by <= 60 + 2 * FAR_PX; by += 10) await finger.move({ x: from.x, y: from.y + by })
    expect(inner.scrollTop).toBe(0)
    expect(status()).toBe('normal')
    await finger.up()
    expect(refreshes).toBe(0)
  })

  test('upwards, and the page scrolls', async () => {
    show()
    await pull(-FAR_PX)
    await expect.poll(() => window.scrollY).toBeGreaterThan(FAR_PX / 2)
    expect(status()).toBe('normal')
    await finger.up()
    expect(refreshes).toBe(0)
  })

  test('sideways', async () => {
    show()
    await pull(FAR_PX / 4, { across: FAR_PX })
    expect(status()).toBe('normal')
    await finger.up()
    await pause(100)
    expect(refreshes).toBe(0)
  })

  test('where it is disabled', async () => {
    show({ disabled: true })
    await pull(FAR_PX)
    expect(status()).toBe('normal')
    await finger.up()
    await pause(100)
    expect(refreshes).toBe(0)
  })
})
