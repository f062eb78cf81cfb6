import { type FollowOnWire, contract } from '@onelot/api-client'
import { decimal, mentorId } from '@onelot/domain'
import type { MentorInput } from '../modules/managed/mentors/operator.ts'
import { northMentor } from '../modules/managed/mentors/testing/terms.ts'
import { sessionsOn } from './sessions.ts'
import { type TestBroker, type TestBrokerOptions, type TestMember, createTestBroker } from './testBroker.ts'

const calls = contract.copyTrading
export const north = mentorId(northMentor.mentor)

type Named = Pick<FollowOnWire, 'id'>

/** What tests of copy trading do to a broker. */
export function copyingOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call, send } = sessions
  const asked = (amount: string, more: object = {}) => ({
    mentor: north,
    amount: decimal(amount),
    stopLoss: 20,
    copyOpen: true,
    ...more,
  })
  return {
    ...sessions,
    announce: (one: MentorInput) => world.operate('mentor', one),
    mentor: () => world.call(calls.copyTradingMentor, { mentor: north }),
    follow: async (member: TestMember, amount: string, more: object = {}) =>
      (await call(calls.copyTradingSubmit, asked(amount, more), member)).follow,
    /** The answer to a request, whatever it is. */
    ask: (member: TestMember, amount: string, more: object = {}) =>
      send(member, calls.copyTradingSubmit, asked(amount, more)),
    read: (member: TestMember, { id: request }: Named) => call(calls.copyTradingGet, { request }, member),
    list: async (member: TestMember) => (await call(calls.copyTradingList, { pageSize: 10 }, member)).follows,
    terms: (member: TestMember) => call(calls.copyTradingTerms, { mentor: north }, member),
    skipped: async (member: TestMember, { id: request }: Named) =>
      (await call(calls.copyTradingSkipped, { request, pageSize: 50 }, member)).skipped,
    trades: async (member: TestMember, { id: request }: Named) =>
      (await call(calls.copyTradingTrades, { request, pageSize: 50 }, member)).trades,
  }
}

/** A broker with a mentor. */
export async function copying(options: TestBrokerOptions = {}, more: Partial<MentorInput> = {}) {
  const world = await createTestBroker({ operator: 'open', ...options })
  const acts = copyingOn(world)
  await acts.announce({ ...northMentor, ...more })
  return { world, ...acts }
}
