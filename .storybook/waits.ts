import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@onelot/api-client'
import type { Preview } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { onlyHeldCallsUnderWay } from './storyCalls.ts'

/** A shorter timer draws or gathers; one of this and more waits for a reader, a server or a clock. In milliseconds. */
const LONG_MS = 1_000

interface Wait {
  readonly ms: number
  readonly end: () => void
  readonly pause: () => void
  readonly resume: () => void
}

/** What waits now, by the timer's id. */
const waiting = new Map<number, Wait>()

const begin = window.setTimeout.bind(window)
const stop = window.clearTimeout.bind(window)

let isPaused = false

window.setTimeout = ((run: TimerHandler, ms = 0, ...given: unknown[]) => {
  if (typeof run !== 'function' || ms < LONG_MS) return begin(run, ms, ...given)
  const fire = () => {
    waiting.delete(timer)
    Reflect.apply(run, undefined, given)
  }
  const timer = begin(fire, ms)
  let running = timer
  let left = ms
  let since = performance.now()
  const pause = () => {
    stop(running)
    left -= performance.now() - since
  }
  const resume = () => {
    since = performance.now()
    running = begin(fire, left)
  }
  const end = () => {
    stop(running)
    fire()
  }
  waiting.set(timer, { ms, end, pause, resume })
  if (isPaused) pause()
  return timer
}) as typeof window.setTimeout

window.clearTimeout = (timer) => {
  const wait = waiting.get(Number(timer))
  waiting.delete(Number(timer))
  wait?.pause()
  stop(timer)
}

/**
 * Long timers stand still while a play waits for a reader, or has ended in a test, and go on afterwards with the time that they had left.
 */
export function pauseWaits(pause: boolean): void {
  if (pause === isPaused) return
  isPaused = pause
  for (const wait of waiting.values()) (pause ? wait.pause : wait.resume)()
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
  const ended = [...waiting.values()].filter((wait) => wait.ms === ms)
  for (const { end } of ended) end()
  return ended.length
}

/** Ends the timers of these lengths. @throws Error where there is none */
function endWaitNow(lengths: readonly number[]): void {
  if (lengths.every((ms) => endWaits(ms) === 0))
    throw new Error(
      `nothing waits for ${lengths.join(' or ')} ms, only for ${[...waiting.values()].map((wait) => wait.ms).join(', ')}`,
    )
}

/** Before each story: what an earlier one left behind is none of its waits, and time goes on. */
export const bringWaits: Exclude<NonNullable<Preview['beforeEach']>, unknown[]> = (context) => {
  waiting.clear()
  pauseWaits(false)
  context.waits = () => [...waiting.values()].map(({ ms }) => ms)
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
