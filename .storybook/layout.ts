import type { Preview } from '@storybook/react-vite'
import { fontsLoaded } from '../scripts/fonts/pin.ts'
import { overflowFaults } from './layoutOverflow.ts'
import { touchFaults } from './layoutTargets.ts'
import { frame, pageAtRest } from './pageAtRest.ts'

/** A fault in one row of a list is a fault in all of them. */
const SHOWN = 8

/** What Storybook puts around a story whose layout is padded; a test alone puts nothing there. */
function padded<Result>(layout: unknown, measure: () => Result): Result {
  const { style } = document.body
  const before = style.padding
  if (layout === 'padded') style.padding = '1rem'
  const result = measure()
  style.padding = before
  return result
}

/** Longer than a sheet takes to rise; what is drawn during a wait for an answer takes seconds. */
const SETTLES_WITHIN_MS = 1_000

const moving = () =>
  document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof end === 'number' && end <= SETTLES_WITHIN_MS
  })

/** What moves is checked where it stops, and what goes once it has gone. */
async function settled(): Promise<void> {
  for (let left = moving(); left.length > 0; left = moving()) {
    await Promise.allSettled(left.map(({ finished }) => finished))
    await frame()
    await pageAtRest()
  }
}

/** Ends a story: checks touch targets, large text and the other direction of writing on the screen as it is then. */
export const judgeLayout: Exclude<NonNullable<Preview['afterEach']>, unknown[]> = async ({
  globals,
  parameters,
}) => {
  const { a11y }: { readonly a11y?: { readonly manual?: boolean } } = globals
  if (a11y?.manual === true) return
  await settled()
  await fontsLoaded()
  const faults = padded(parameters['layout'], () => [...touchFaults(), ...overflowFaults()])
  if (faults.length > 0)
    throw new Error(`${faults.slice(0, SHOWN).join('\n')}\n${String(faults.length)} in all`)
}
