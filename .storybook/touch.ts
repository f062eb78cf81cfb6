import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

interface Point {
  readonly x: number
  readonly y: number
}

/** From the test's frame to the page of the browser around it, which draws the frame to scale. */
function onPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale }
}

const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(onPage) })
}

let down = false

/** A finger as the browser itself receives it: it scrolls what scrolls on a phone. */
export const finger = {
  down: async (at: Point) => {
    down = true
    await send('touchStart', [at])
  },
  move: async (to: Point) => {
    await send('touchMove', [to])
    await new Promise((resolve) => requestAnimationFrame(resolve))
  },
  /** Does nothing where no finger is down. */
  up: async () => {
    if (!down) return
    down = false
    await send('touchEnd', [])
  },
}
