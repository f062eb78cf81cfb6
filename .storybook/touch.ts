import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

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

let down = false

/**
 * The fingers that are down, each under its own number. One is lifted by a move of the others; an end lifts all, and names none.
 */
export async function fingers(
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  points: Readonly<Record<number, Point>> = {},
): Promise<void> {
  down = type === 'touchStart' || type === 'touchMove'
  const touchPoints = Object.entries(points).map(([id, point]) => ({ ...onPage(point), id: Number(id) }))
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
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
  /** Does nothing where no finger is down. */
  up: async () => {
    if (down) await fingers('touchEnd')
  },
  /** As when the browser or the phone takes a touch over. */
  cancel: async () => {
    if (down) await fingers('touchCancel')
  },
}

/** Two thumbs that type by turns: the second is down before the first is lifted. */
export async function twoThumbs(first: Point, second: Point): Promise<void> {
  await fingers('touchStart', { 1: first })
  await fingers('touchStart', { 1: first, 2: second })
  await fingers('touchMove', { 2: second })
  await fingers('touchEnd')
}

/** A tap of one finger on the middle of an element. */
export async function tap(element: Element): Promise<void> {
  await finger.down(middleOf(element))
  await finger.up()
}

export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
