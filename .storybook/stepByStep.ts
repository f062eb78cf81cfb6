import type { Preview, StoryContext } from '@storybook/react-vite'
import { pauseLongTimers } from './longTimers.ts'

/** In the address of a story's frame: after how many steps its play waits. Without it a play goes through, as in tests and pictures. */
export const STEPS_PARAMETER = 'steps'

/** What a frame tells the page around it: so many of the play's steps have been played. */
export interface StepsPlayed {
  readonly stepsPlayed: number
}

/** What the page tells the frame: to go on until so many have been. */
export interface StepsAsked {
  readonly stepsAsked: number
}

const parameter = () => new URLSearchParams(location.search).get(STEPS_PARAMETER)

let begun = parameter()

let asked = 0
let played = 0
let isWithinStep = false

/** Before each story: its steps are counted anew. */
export function bringSteps(): void {
  begun = parameter()
  asked = Number(begun ?? Infinity)
  played = 0
  isWithinStep = false
}

const tell = () => {
  window.parent.postMessage({ stepsPlayed: played } satisfies StepsPlayed, location.origin)
}

const isAsked = (data: unknown): data is StepsAsked =>
  typeof data === 'object' && data !== null && 'stepsAsked' in data

const nextMessage = () =>
  new Promise<MessageEvent<unknown>>((resolve) => {
    window.addEventListener('message', resolve, { once: true })
  })

async function untilAsked(): Promise<void> {
  pauseLongTimers(true)
  while (played >= asked) {
    const { source, data } = await nextMessage()
    if (source === window.parent && isAsked(data)) asked = data.stepsAsked
  }
  pauseLongTimers(false)
}

type Play = (context: StoryContext) => Promise<void> | void

/** Waits before a step that is not asked for yet. Steps within steps belong to the one around them. */
export const stepByStep: NonNullable<Preview['runStep']> = async (_label, play: Play, context) => {
  if (begun === null || isWithinStep) {
    await play(context)
    return
  }
  if (played === 0) tell()
  await untilAsked()
  isWithinStep = true
  await play(context)
  isWithinStep = false
  played += 1
  tell()
}
