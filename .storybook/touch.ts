import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import { pause } from './pause.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** From the test's frame to the page of the browser around it, which draws the frame to scale. */
export function onPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale }
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

async function touch(type: TouchType, points: Iterable<readonly [id: number, at: Point]>): Promise<void> {
  const touchPoints = Array.from(points, ([id, at]) => ({ ...onPage(at), id }))
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}

let down = false

/** Without a move for this long, the browser takes a finger as still: lifted then, it swipes nothing on. */
const STILL_MS = 100

/**
 * The fingers that are down, each under its own number. One is lifted by a move of the others; an end lifts all, and names none.
 */
export async function fingers(type: TouchType, points: Readonly<Record<number, Point>> = {}): Promise<void> {
  down = type === 'touchStart' || type === 'touchMove'
  await touch(
    type,
    Object.entries(points).map(([id, at]) => [Number(id), at]),
  )
}

/** A finger as the browser itself receives it: it scrolls what scrolls on a phone. */
export const finger = {
  down: async (at: Point) => {
    await fingers('touchStart', { 0: at })
  },
  move: async (to: Point) => {
    await fingers('touchMove', { 0: to })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  },
  /** Down and on at once: on a slow machine a finger between the two would rest for as long as a press that is held. */
  slide: async (from: Point, to: Point) => {
    await Promise.all([finger.down(from), finger.move(to)])
  },
  /** Does nothing where no finger is down. */
  up: async () => {
    if (down) await fingers('touchEnd')
  },
  /** After a rest: nothing moves on by itself. */
  lift: async () => {
    await pause(STILL_MS)
    await finger.up()
  },
  /** As when the browser or the phone takes a touch over. */
  cancel: async () => {
    if (down) await fingers('touchCancel')
  },
}

/** Draws a finger by a distance in ten moves, and leaves it down. */
export async function drag(from: Point, by: Partial<Point>): Promise<void> {
  const after = (step: number): Point => ({
    x: from.x + ((by.x ?? 0) * step) / 10,
    y: from.y + ((by.y ?? 0) * step) / 10,
  })
  await finger.slide(from, after(1))
  for (let step = 2; step <= 10; step += 1) await finger.move(after(step))
}

const press = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point) => {
  const buttons = type === 'mouseReleased' ? 0 : 1
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    button: 'left',
    buttons,
    clickCount: 1,
    ...onPage(point),
  })
}

let pressedAt: Point | undefined

/** The mouse with its first button, as the browser itself receives it. */
export const mouse = {
  down: async (at: Point) => {
    pressedAt = at
    await press('mousePressed', at)
  },
  move: async (to: Point) => {
    pressedAt = to
    await press('mouseMoved', to)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  },
  /** Does nothing where the button is not down. */
  up: async () => {
    const at = pressedAt
    pressedAt = undefined
    if (at) await press('mouseReleased', at)
  },
}

const thumbsDown = new Map<number, Point>()

/** Thumbs by their number, each of which comes down and goes while the other stays. */
export const thumbs = {
  /** Further points come down in the same instant, as the next numbers. */
  down: async (first: number, ...points: readonly Point[]) => {
    points.forEach((point, index) => thumbsDown.set(first + index, point))
    await touch('touchStart', thumbsDown)
  },
  up: async (thumb: number) => {
    const point = thumbsDown.get(thumb)
    thumbsDown.delete(thumb)
    // The end lifts the points that it names, and must name none for the last.
    await touch('touchEnd', point && thumbsDown.size > 0 ? [[thumb, point]] : [])
  },
}

/** Two taps on one place are further apart than those of a double tap, of which the app may drop the second. In milliseconds. */
const UNHURRIED_MS = 600
let lastTap: Point & { readonly endedAt: number } = { x: 0, y: 0, endedAt: -Infinity }

async function unhurried(at: Point): Promise<void> {
  const rest = lastTap.endedAt + UNHURRIED_MS - performance.now()
  if (rest > 0 && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 50) await pause(rest)
}

/**
 * A tap of one finger on the middle of an element: down and up at once, as `finger.slide`.
 * @throws Error where it came down on something else: what covers the element, or nothing while another finger is down
 */
export async function tap(element: Element): Promise<void> {
  const touched: EventTarget[] = []
  const listening = new AbortController()
  const note = ({ target }: Event) => {
    if (target !== null) touched.push(target)
  }
  window.addEventListener('pointerdown', note, { capture: true, signal: listening.signal })
  const at = middleOf(element)
  await unhurried(at)
  await Promise.all([finger.down(at), finger.up()])
  lastTap = { ...at, endedAt: performance.now() }
  listening.abort()
  if (touched.some((target) => target instanceof Node && element.contains(target))) return
  const where = `${String(at.x)}, ${String(at.y)}`
  const names = touched.map((target) =>
    target instanceof Element ? target.outerHTML.slice(0, 120) : 'no element',
  )
  throw new Error(`a tap at ${where} came down on ${names.join(', ') || 'nothing'}`)
}

/** A tap that the browser takes to come at that time, in seconds since 1970: how far taps are apart depends on no machine. */
export async function tapAt(at: Point, timestamp: number): Promise<void> {
  const send = (type: TouchType, touchPoints: readonly (Point & { id: number })[], later: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...touchPoints],
      timestamp: timestamp + later,
    })
  await Promise.all([send('touchStart', [{ ...onPage(at), id: 0 }], 0), send('touchEnd', [], 0.05)])
}

/** Ends the touches of whatever finger is still down: the next one would be taken for its second. */
export async function liftAll(): Promise<void> {
  await touch('touchStart', [[9, { x: 0, y: 0 }]])
  await touch('touchCancel', [])
}

export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
