import { leverages, sides } from '@onelot/domain'
import fc from 'fast-check'

/** What is drawn of a step beside what it does. */
export const whatever = {
  member: fc.constantFrom(0, 1),
  instrument: fc.nat(1_000),
  pick: fc.nat(10_000),
  side: fc.constantFrom(...sides),
  leverage: fc.constantFrom(...leverages),
  lots: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }) },
    fc.integer({ min: -1, max: 100_000 }),
  ),
  ticks: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -6, max: 6 }) },
    fc.integer({ min: -300, max: 300 }),
  ),
  seconds: fc.integer({ min: 1, max: 90 }),
  ticked: fc.boolean(),
} as const
