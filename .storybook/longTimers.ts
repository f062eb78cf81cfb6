import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@onelot/api-client'
import type { Preview } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { onlyHeldCallsUnderWay } from './storyCalls.ts'

/** A shorter timer draws or gathers; one of this and more waits for a reader, a server or a clock. In milliseconds. */
const LONG_MS = 1_000

/** A timer of a second and more that the story has set, and that has not fired. */
interface LongTimer {
  /** As it was set. */
  readonly ms: number
  readonly end: () => void
  readonly pause: () => void
  readonly resume: () => void
}

/** By the ids that `setTimeout` gave. */
const longTimers = new Map<number, LongTimer>()

const setBrowserTimer = window.setTimeout.bind(window)
const clearBrowserTimer = window.clearTimeout.bind(window)

let isPaused = false

window.setTimeout = ((run: TimerHandler, ms = 0, ...given: unknown[]) => {
  if (typeof run !== 'function' || ms < LONG_MS) return setBrowserTimer(run, ms, ...given)
  const fire = () => {
    longTimers.delete(timer)
    Reflect.apply(run, undefined, given)
  }
  const timer = setBrowserTimer(fire, ms)
  let current = timer
  let left = ms
  let since = performance.now()
  const pause = () => {
    clearBrowserTimer(current)
    left -= performance.now() - since
  }
  const resume = () => {
    since = performance.now()
    current = setBrowserTimer(fire, left)
  }
  const end = () => {
    clearBrowserTimer(current)
    fire()
  }
  longTimers.set(timer, { ms, end, pause, resume })
  if (isPaused) pause()
  return timer
}) as typeof window.setTimeout

window.clearTimeout = (timer) => {
  const longTimer = longTimers.get(Number(timer))
  longTimers.delete(Number(timer))
  longTimer?.pause()
  clearBrowserTimer(timer)
}

/**
 * Long timers stand still while a play waits for a reader, or has ended in a test, and go on afterwards with the time that they had left.
 */
export function pauseLongTimers(pause: boolean): void {
  if (pause === isPaused) return
  isPaused = pause
  for (const longTimer of longTimers.values()) (pause ? longTimer.pause : longTimer.resume)()
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** How long each timer of a second and more was set for, of those that the story has set and that have not fired. In milliseconds. */
    waits: () => readonly number[]
    /** Fires now the timers that were set for exactly so many milliseconds. Returns how many these were. */
    endWaits: (ms: number) => number
    /** Likewise, once there is one. Fails where none comes. */
    endWait: (ms: number) => Promise<void>
    /** Lets the client give up an answer that a fault holds, once it awaits no other. */
    giveUpAnswer: () => Promise<void>
  }
}

function endWaits(ms: number): number {
  const ended = [...longTimers.values()].filter((longTimer) => longTimer.ms === ms)
  for (const { end } of ended) end()
  return ended.length
}

/** Ends the timers of these lengths. @throws Error where there is none */
function endWaitNow(lengths: readonly number[]): void {
  if (lengths.every((ms) => endWaits(ms) === 0))
    throw new Error(
      `nothing waits for ${lengths.join(' or ')} ms, only for ${[...longTimers.values()].map((longTimer) => longTimer.ms).join(', ')}`,
    )
}

/** Before each story: timers that an earlier one left behind are none of its own, and time goes on. */
export const bringLongTimers: Exclude<NonNullable<Preview['beforeEach']>, unknown[]> = (context) => {
  longTimers.clear()
  pauseLongTimers(false)
  context.waits = () => [...longTimers.values()].map(({ ms }) => ms)
  context.endWaits = endWaits
  context.endWait = (ms) => waitFor(() => endWaitNow([ms]))
  context.giveUpAnswer = async () => {
    await waitFor(() => {
      // At one moment: a call that begins between the two would be given up with it.
      if (!onlyHeldCallsUnderWay(context.broker.held))
        throw new Error('no call, or another than those held, is under way')
      // What is sent with pictures is given more time.
      endWaitNow([REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS])
    })
  }
}
