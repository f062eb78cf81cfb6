import type { CalendarKind } from '@onelot/domain'
import type { BrokerOptions } from '../broker.ts'
import { createMarket } from '../market/market.ts'
import type { ManualClock } from '../ports/clock.ts'
import type { Store } from '../store/port.ts'
import { promptPorts } from '../testing/promptPorts.ts'
import { type TestBroker, createTestBroker } from '../testing/testBroker.ts'
import { testPlans } from './testPlans.ts'

export type Site = NonNullable<BrokerOptions['site']>

/** What is bought in two of the markets is locked for a while. */
const saleLocks = {
  SET: { kind: 'minutes', minutes: 60 },
  CRYPTO: { kind: 'minutes', minutes: 5 },
} as const

/** A reward is within reach of the days of a run. */
const checkIn = { week: { checkIns: 1, amount: '1000' }, month: { checkIns: 2, amount: '5000' } } as const

export const defaultSite: Site = { saleLocks, modules: { checkIn } }

export interface DrawnWorldOptions {
  readonly store: Store
  readonly clock: ManualClock
  readonly calendar: CalendarKind
  readonly site: Site
}

/** A broker on what is stored; what it logs is an error. */
export const drawnWorld = (
  { calendar, ...options }: DrawnWorldOptions,
  onError: (error: unknown) => void,
): Promise<TestBroker> =>
  createTestBroker({
    ...options,
    calendar,
    ...promptPorts(),
    market: (overrides) => createMarket({ seed: 1, calendar, overrides }),
    operator: 'open',
    besides: [testPlans],
    log: (message, error) => {
      onError([message, error])
    },
  })
