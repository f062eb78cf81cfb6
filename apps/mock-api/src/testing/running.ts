import { type RequestInput, type RunOnWire, contract } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { sessionsOn } from './sessions.ts'
import { type TestBroker, type TestBrokerOptions, type TestMember, createTestBroker } from './testBroker.ts'

const calls = contract.strategies
type Submitted = RequestInput<typeof calls.strategiesSubmit>
type Named = Pick<RunOnWire, 'id'>

/** Trades Apple by short averages, so that it trades often, for a week. */
export const appleRun = {
  instrument: instrumentId('US:AAPL'),
  strategy: { kind: 'crossing', fast: 2, slow: 5 },
  amount: '5000',
  term: 5,
} as const satisfies Submitted

/** What tests of strategies do to a broker. */
export function runningOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call, send } = sessions
  return {
    ...sessions,
    begin: async (member: TestMember, more: Partial<Submitted> = {}) =>
      (await call(calls.strategiesSubmit, { ...appleRun, ...more }, member)).run,
    /** The answer to a run that is asked for, whatever it is. */
    ask: (member: TestMember, more: object = {}) =>
      send(member, calls.strategiesSubmit, { ...appleRun, ...more }),
    bars: () => world.call(calls.strategiesBars, { instrument: appleRun.instrument }),
    terms: (member: TestMember) => call(calls.strategiesTerms, { instrument: appleRun.instrument }, member),
    read: (member: TestMember, { id: run }: Named) => call(calls.strategiesGet, { run }, member),
    list: async (member: TestMember) => (await call(calls.strategiesList, { pageSize: 20 }, member)).runs,
    cancel: (member: TestMember, { id: run }: Named) => send(member, calls.strategiesCancel, { run }),
    end: (member: TestMember, { id: run }: Named) => send(member, calls.strategiesEnd, { run }),
  }
}

export async function running(options: TestBrokerOptions = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  return { world, ...runningOn(world) }
}
