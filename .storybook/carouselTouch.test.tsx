import { Carousel } from '@onelot/ui'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from './media.ts'
import { clearStage, draw } from './stage.tsx'
import { finger } from './touch.ts'

/** The least that a slide shows before the next comes by itself, and a slide change, in ms. */
const STANDS_MS = 3_000
const TURN_MS = 500
/** Of the page on either side of the slides. */
const MARGIN_PX = 16

beforeEach(async () => {
  await prefer({})
  await page.viewport(390, 700)
})
afterEach(async () => {
  await finger.up()
  clearStage()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function show({ ids, ...props }: { ids: readonly string[]; standMs?: number; initialPlace?: number }): void {
  draw(
    <div style={{ padding: `0 ${String(MARGIN_PX)}px` }}>
      <Carousel
        label="News"
        loop
        {...props}
        slides={ids.map((id) => ({ id, label: id, content: <div style={{ height: 200 }}>{id}</div> }))}
      />
    </div>,
  )
}

/** Embla arrives after the first slide. */
const movable = () => expect.poll(() => document.querySelector('[style*=translate3d]')).not.toBeNull()

const slide = (name: string): DOMRect => {
  const found = document.querySelector(`[role=group][aria-label$="${name}"][aria-roledescription]`)
  if (!found) throw new Error(`there is no slide ${name}`)
  return found.getBoundingClientRect()
}
const middle = { x: 195, y: 100 }

test('the slide to start with shows before embla has come', () => {
  show({ ids: ['one', 'two', 'three'], initialPlace: 2 })
  expect(document.querySelector('[style*=translate3d]')).toBeNull()
  expect(slide('three').left).toBeCloseTo(MARGIN_PX, 0)
})

test('no slide comes by itself under a finger that does not move', async () => {
  show({ ids: ['one', 'two', 'three'], standMs: STANDS_MS })
  await movable()
  await finger.down(middle)
  await pause(STANDS_MS + TURN_MS + 200)
  expect(slide('one').left).toBeCloseTo(MARGIN_PX, 0)
  await finger.up()
  await expect.poll(() => slide('two').left, { timeout: STANDS_MS + 4 * TURN_MS }).toBeCloseTo(MARGIN_PX, 0)
})

test('a moving slide stops under a finger', async () => {
  show({ ids: ['one', 'two', 'three'] })
  await movable()
  document.querySelector<HTMLElement>('button[aria-label*="two"]')?.click()
  await pause(TURN_MS / 5)
  await finger.down(middle)
  const { left } = slide('two')
  expect(left).toBeGreaterThan(MARGIN_PX)
  await pause(TURN_MS)
  expect(Math.abs(slide('two').left - left)).toBeLessThan(20)
  await finger.up()
  await expect
    .poll(() => Math.min(...['one', 'two'].map((name) => Math.abs(slide(name).left - MARGIN_PX))))
    .toBeLessThan(1)
})

test('slides follow a finger, and past half of its width the next comes', async () => {
  show({ ids: ['one', 'two', 'three'] })
  await movable()
  await finger.down(middle)
  for (let by = 10; by <= 260; by += 10) await finger.move({ x: middle.x - by, y: middle.y })
  await expect.poll(() => slide('one').left).toBeLessThan(-200)
  await finger.up()
  await expect.poll(() => slide('two').left, { timeout: 4 * TURN_MS }).toBeCloseTo(MARGIN_PX, 0)
})

test('with reduced motion, slides loop at once', async () => {
  await prefer({ reducedMotion: true })
  show({ ids: ['one', 'two', 'three'] })
  await movable()
  await finger.down(middle)
  for (let by = 10; by <= 180; by += 10) await finger.move({ x: middle.x + by, y: middle.y })
  await finger.up()
  await expect.poll(() => slide('three').left, { timeout: 200 }).toBeCloseTo(MARGIN_PX, 0)
  document.querySelector<HTMLElement>('[aria-live]')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => slide('one').left, { timeout: 200 }).toBeCloseTo(MARGIN_PX, 0)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => slide('three').left, { timeout: 200 }).toBeCloseTo(MARGIN_PX, 0)
})
