import { instant } from '@onelot/domain'
import { expect, it } from 'vitest'
import { createNodeBroker } from '../node.ts'
import { createManualClock } from '../ports/clock.ts'

const startedIn = (year: number, calendar: 'demo' | 'exchange') =>
  createNodeBroker({ clock: createManualClock(instant(Date.UTC(year, 5, 1))), calendar, demo: false })

it.each([2024, 2032])(
  'a broker of exchange hours does not start in %i, whose holidays are not known',
  async (year) => {
    await expect(startedIn(year, 'exchange')).rejects.toThrow(
      'The holidays of exchanges are known from 2025 to 2031',
    )
  },
)

it.each([
  [2031, 'exchange'],
  [2032, 'demo'],
] as const)('a broker starts in %i with the calendar %s', async (year, calendar) => {
  const broker = await startedIn(year, calendar)
  await broker.close()
})
