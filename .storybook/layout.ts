import type { Preview } from '@storybook/react-vite'
import { overflowFaults } from './layoutOverflow.ts'
import { touchFaults } from './layoutTargets.ts'

/** A fault in one row of a list is a fault in all of them. */
const SHOWN = 8

/** Ends a story: on the screen as it stands then, fingers, large text and the other direction of writing have their place. */
export const judgeLayout: NonNullable<Preview['afterEach']> = ({ globals }) => {
  if (globals['a11y']?.manual === true) return
  const faults = [...touchFaults(), ...overflowFaults()]
  if (faults.length > 0)
    throw new Error(`${faults.slice(0, SHOWN).join('\n')}\n${String(faults.length)} in all`)
}
