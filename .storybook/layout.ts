import type { Preview } from '@storybook/react-vite'
import { overflowFaults } from './layoutOverflow.ts'
import { touchFaults } from './layoutTargets.ts'

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

/**
 * Ends a story: on the screen as it stands then, fingers, large text and the other direction of writing have their place. Asked for by
 * `VITE_JUDGE_LAYOUT=true`.
 */
export const judgeLayout: Exclude<NonNullable<Preview['afterEach']>, unknown[]> = ({
  globals,
  parameters,
}) => {
  if (import.meta.env['VITE_JUDGE_LAYOUT'] !== 'true' || globals['a11y']?.manual === true) return
  const faults = padded(parameters['layout'], () => [...touchFaults(), ...overflowFaults()])
  if (faults.length > 0)
    throw new Error(`${faults.slice(0, SHOWN).join('\n')}\n${String(faults.length)} in all`)
}
