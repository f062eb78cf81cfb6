import { Carousel } from '@onelot/ui'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from './media.ts'
import { pause } from './pause.ts'
import { clearStage, draw } from './stage.tsx'
import { drag, finger } from './touch.ts'

/** The least that a slide shows before the next comes by itself, and a slide change, in ms. */
const SLIDE_MS = 3_000
const TURN_MS = 500
/** What the page leaves on either side of the slides. */
const MARGIN_PX = 16

/** The indices that were reported. */
let changes: number[] = []
beforeEach(async () => {
  changes = []
  await prefer({})
  await page.viewport(390, 700)
})
const frameOfBrowser = window.requestAnimationFrame.bind(window)
afterEach(async () => {
  window.requestAnimationFrame = frameOfBrowser
  await finger.up()
  clearStage()
  window.scrollTo(0, 0)
})

interface Shown {
  ids: readonly string[]
  slideMs?: number
  initialIndex?: number
  loop?: boolean
}
function show({ ids, ...props }: Shown): void {
  draw(
    <>
      <div style={{ padding: `0 ${String(MARGIN_PX)}px` }}>
        <Carousel
          label="News"
          loop
          {...props}
          slides={ids.map((id) => ({ id, label: id, content: <div style={{ height: 200 }}>{id}</div> }))}
          onChange={({ index }) => changes.push(index)}
        />
      </div>
      <p style={{ height: 2_000 }}>Under the slides</p>
    </>,
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
  show({ ids: ['one', 'two', 'three'], initialIndex: 2 })
  expect(document.querySelector('[style*=translate3d]')).toBeNull()
  expect(slide('three').left).toBeCloseTo(MARGIN_PX, 0)
})

test('no slide comes by itself under a finger that does not move', async () => {
  show({ ids: ['one', 'two', 'three'], slideMs: SLIDE_MS })
  await movable()
  await finger.down(middle)
  await pause(SLIDE_MS + TURN_MS + 200)
  expect(slide('one').left).toBeCloseTo(MARGIN_PX, 0)
  await finger.up()
  await expect.poll(() => slide('two').left).toBeCloseTo(MARGIN_PX, 0)
})

/** A step of each frame in slow motion, in ms: a slide is on its way for hundreds of frames, however long a finger takes to come down. */
const SLOW_STEP_MS = 2
function slowDown(): void {
  let now = 0
  window.requestAnimationFrame = (draws) =>
    frameOfBrowser(() => {
      now += SLOW_STEP_MS
      draws(now)
    })
}

test('a moving slide stops under a finger', async () => {
  show({ ids: ['one', 'two', 'three'] })
  await movable()
  const { left: before } = slide('two')
  slowDown()
  document.querySelector<HTMLElement>('button[aria-label*="two"]')?.click()
  await expect.poll(() => slide('two').left, { interval: 10 }).toBeLessThan(before - 10)
  await finger.down(middle)
  window.requestAnimationFrame = frameOfBrowser
  const { left } = slide('two')
  expect(left).toBeGreaterThan(MARGIN_PX + 20)
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
  await expect.poll(() => slide('two').left).toBeCloseTo(MARGIN_PX, 0)
})

/** Far enough for the next slide, even where a slow machine makes the finger slow. */
const FAR_PX = 260
async function swipe(by: number): Promise<void> {
  const from = middle.x - by / 2
  await drag({ x: from, y: middle.y }, { x: by })
  await finger.up()
}
const inSight = (name: string) => expect.poll(() => slide(name).left).toBeCloseTo(MARGIN_PX, 0)

test('a swipe shows the next slide or the one before, and all others are inert', async () => {
  show({ ids: ['one', 'two', 'three'], loop: false })
  await movable()
  await swipe(-FAR_PX)
  await inSight('two')
  expect(changes).toEqual([1])
  expect([...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent)).toEqual([
    'one',
    'three',
  ])
  await swipe(FAR_PX)
  await inSight('one')
  expect(changes).toEqual([1, 0])
})

test('a swipe before the first slide returns to it, and in a loop shows the last', async () => {
  show({ ids: ['one', 'two', 'three'], loop: false })
  await movable()
  await swipe(FAR_PX)
  await inSight('one')
  expect(changes).toEqual([])
  show({ ids: ['one', 'two', 'three'] })
  await movable()
  await swipe(FAR_PX)
  await inSight('three')
  expect(changes).toEqual([2])
})

test('a drag down scrolls the page and turns no slide, nor does one come by itself meanwhile', async () => {
  show({ ids: ['one', 'two', 'three'], slideMs: SLIDE_MS })
  await movable()
  await finger.down(middle)
  for (let by = 10; by <= 90; by += 10) await finger.move({ x: middle.x, y: middle.y - by })
  await expect.poll(() => window.scrollY).toBeGreaterThan(40)
  await pause(SLIDE_MS + TURN_MS)
  expect(changes).toEqual([])
  await finger.up()
  await expect.poll(() => changes).toEqual([1])
})

test.each([{ loop: false }, { loop: true }])(
  'slides that become fewer leave the last in sight, and a finger still turns them, in a loop: $loop',
  async ({ loop }) => {
    show({ ids: ['one', 'two', 'three'], loop })
    await movable()
    await swipe(-FAR_PX)
    await inSight('two')
    await swipe(-FAR_PX)
    await inSight('three')
    show({ ids: ['one', 'two'], loop })
    await inSight('two')
    expect(changes).toEqual([1, 2, 1])
    await swipe(FAR_PX)
    await inSight('one')
    show({ ids: ['one'], loop })
    await inSight('one')
    // One slide alone does not move; those that join it do as soon as embla is there again.
    show({ ids: ['one', 'two'], loop })
    await movable()
    await swipe(-FAR_PX)
    await inSight('two')
  },
)

test.each([{ loop: false }, { loop: true }])(
  'slides that become fewer under a finger leave one of them in sight, in a loop: $loop',
  async ({ loop }) => {
    show({ ids: ['one', 'two', 'three'], loop, initialIndex: 2 })
    await movable()
    await finger.down(middle)
    for (let by = 10; by <= 60; by += 10) await finger.move({ x: middle.x + by, y: middle.y })
    show({ ids: ['one', 'two'], loop })
    for (let by = 70; by <= 100; by += 10) await finger.move({ x: middle.x + by, y: middle.y })
    await finger.up()
    await pause(4 * TURN_MS)
    const shown = ['one', 'two'].filter((name) => Math.abs(slide(name).left - MARGIN_PX) < 1)
    expect(shown).toHaveLength(1)
    expect(document.querySelector('[aria-current=true]')?.getAttribute('aria-label')).toContain(shown[0])
    await swipe(shown[0] === 'one' ? -FAR_PX : FAR_PX)
    await inSight(shown[0] === 'one' ? 'two' : 'one')
  },
)

/** Where a slide has been drawn, frame by frame, from the start of a change until it is in sight. */
async function placesOf(name: string, change: () => Promise<void>): Promise<ReadonlySet<number>> {
  const places = new Set<number>()
  const look = () => {
    places.add(Math.round(slide(name).left))
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  await change()
  await inSight(name)
  cancelAnimationFrame(frame)
  places.add(Math.round(slide(name).left))
  return places
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A slide follows the finger over some frames: until it has caught up, lifting would add to its places. */
const caughtUp = (name: string) =>
  expect
    .poll(async () => {
      const { left } = slide(name)
      for (let frames = 0; frames < 5; frames += 1) await nextFrame()
      return slide(name).left - left
    })
    .toBe(0)

test('with reduced motion, slides loop at once', async () => {
  await prefer({ reducedMotion: true })
  show({ ids: ['one', 'two', 'three'] })
  await movable()
  await finger.down(middle)
  for (let by = 10; by <= 180; by += 10) await finger.move({ x: middle.x + by, y: middle.y })
  await caughtUp('three')
  expect((await placesOf('three', finger.up)).size).toBeLessThanOrEqual(2)
  document.querySelector<HTMLElement>('[aria-live]')?.focus()
  expect((await placesOf('one', () => userEvent.keyboard('{ArrowRight}'))).size).toBeLessThanOrEqual(2)
  expect((await placesOf('three', () => userEvent.keyboard('{ArrowLeft}'))).size).toBeLessThanOrEqual(2)
})
