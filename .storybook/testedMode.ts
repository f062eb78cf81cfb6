import type { Preview } from '@storybook/react-vite'
import type { LoaderFunction } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import { page } from 'vitest/browser'
import { fontsLoaded } from '../scripts/fonts/pin.ts'
import { resumeAnimations } from './animations.ts'
import { viewport } from './globals.tsx'
import { judgeLayout } from './layout.ts'
import { judgeTexts, takeLostTexts, watchTexts } from './lostTexts.ts'
import { pageAtRest, pageShown } from './pageAtRest.ts'
import { failOnSurprises } from './storyCalls.ts'
import { modeNamed, modeOfStory } from './storyMode.ts'
import { pauseLongTimers } from './longTimers.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Draws the story; Storybook's own `mount` calls nothing else. */
    renderToCanvas: () => Promise<void>
    /** In a test alone: judges the layout of what the play has on the screen, beside the judgement at its end. Fails by what is wrong. */
    judge?: () => Promise<void>
  }
}

const heights = { '390': viewport.options.phone.styles.height, '750': viewport.options.widest.styles.height }

/** A mode's name, for every story; without it each story is played in the mode that follows from its id. */
const asked: unknown = import.meta.env['STORIES_MODE']

/** Before a story is tested: the toolbar's globals and the width are those of its mode, but for what the story fixes. */
const putInMode: LoaderFunction = async (context) => {
  resumeAnimations()
  takeLostTexts()
  const { id, globals } = context
  const storyGlobals = context.storyGlobals as Readonly<Record<string, unknown>>
  const mode = typeof asked === 'string' && asked !== '' ? modeNamed(asked) : modeOfStory(id)
  const { theme, language, marketColours, textSize, hideAmounts } = mode
  Object.assign(globals, { theme, language, marketColours, textSize, hideAmounts }, storyGlobals)
  if (storyGlobals['viewport'] === undefined)
    await page.viewport(Number(mode.viewport), Number.parseInt(heights[mode.viewport]))
}

/** What a play has found, or done, is seen and takes a pointer before the play goes on. */
export const beforeAll: NonNullable<Preview['beforeAll']> = () => {
  failOnSurprises()
  if (import.meta.env['STORIES_TRANSLATED'] === '1') watchTexts()
  configure((before) => ({
    asyncWrapper: async (act) => {
      const result: unknown = await before.asyncWrapper(act)
      await pageShown()
      return result
    },
  }))
}

/** A play begins on text that is as wide as it stays, once effects have run: what they listen for would be missed. */
export const mount: NonNullable<Preview['mount']> = (context) => async () => {
  await context.renderToCanvas()
  await fontsLoaded()
  await pageAtRest()
  return context.canvas
}

export const loaders = [putInMode]
/** axe describes each element that it names; a test reads no others than those that break a rule. */
export const parameters = {
  a11y: { options: { resultTypes: ['violations'] } },
} satisfies Preview['parameters']
/** What a play has left on the screen stays while it is judged, however long that takes: a toast goes after two seconds. */
const standStill: NonNullable<Preview['afterEach']> = () => {
  pauseLongTimers(true)
}

export const beforeEach: NonNullable<Preview['beforeEach']> = (context) => {
  context.judge = async () => {
    pauseLongTimers(true)
    await judgeLayout(context)
    pauseLongTimers(false)
  }
}

/**
 * Runs in tests alone: on a page that somebody reads, an error takes the place of the story, and time goes on. The last comes first, and all come
 * before the checks of the preview.
 */
export const afterEach = [judgeTexts, judgeLayout, standStill]
