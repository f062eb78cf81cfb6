import {
  type RequestInput,
  copyTradingAdd,
  copyTradingEnd,
  copyTradingPause,
  copyTradingSetStopLoss,
  copyTradingSubmit,
  memberLogin,
} from '@onelot/api-client'
import {
  type InstrumentId,
  accountId,
  accountStream,
  exact,
  instant,
  listings,
  roundToTick,
  sliceOf,
  streamId,
} from '@onelot/domain'
import { copyTrading as rules, followIn } from '@onelot/domain/modules/managed/copyTrading'
import { mentors as mentorRules } from '@onelot/domain/modules/managed/mentors'
import { mentorStream } from '../../foundMentor.ts'
import { announceMentors, demoMentors } from '../../../../worlds/demoMentors.ts'
import { type WorldGuide, demoMember, otherPhone } from '../../../../worlds/guide.ts'
import { guideCall } from '../../../../worlds/guideCall.ts'
import {
  type SalesOptions,
  buildSales,
  rejectRequest,
  salesHistory as history,
} from '../../../../worlds/sales.ts'
import type { World } from '../../../../worlds/world.ts'

/** Mentors of worlds trade as few shares as tell something: their histories are made with each world. */
const SHARES = 2

const build = (guide: WorldGuide, more: Omit<SalesOptions, 'announce'> = {}): Promise<void> =>
  buildSales(guide, { announce: (broker, from) => announceMentors(broker, from, SHARES), ...more })

const byOperator = {
  modules: {
    requests: { 'copyTrading.follow': { mode: 'operator' }, 'copyTrading.more': { mode: 'operator' } },
  },
} as const

const terms = { mentor: demoMentors.open, amount: '4200', stopLoss: 20, copyOpen: true } as const
type Asked = RequestInput<typeof copyTradingSubmit>

const follow = async (guide: WorldGuide, more: Partial<Asked> = {}): Promise<string> =>
  (await guide.call(copyTradingSubmit, { ...terms, ...more })).follow.id

/** Has followed a mentor for some days; the session has begun anew. Returns the request's id. */
async function following(
  guide: WorldGuide,
  days: number,
  asked: Parameters<typeof follow>[1] = {},
): Promise<string> {
  await build(guide)
  const request = await follow(guide, asked)
  for (let day = 0; day < days; day += 1) await guide.advance('24 h')
  await guide.advance('1 min')
  await guide.login()
  return request
}

/** What is left of the small mentor is taken by another member. */
async function taken(guide: WorldGuide): Promise<void> {
  await build(guide)
  await guide.registerOther()
  const { broker } = guide
  const phone = { phone: otherPhone }
  await broker.operator.setOnMember(phone, { kind: 'members.setRealNameState', state: 'passed' })
  const credentials = { ...phone, password: demoMember.password }
  const other = await guideCall(broker, memberLogin, credentials, { 'idempotency-key': 'other-login' })
  const asked = { mentor: demoMentors.full, amount: '200', stopLoss: 20, copyOpen: true }
  await guideCall(broker, copyTradingSubmit, asked, { ...other, 'idempotency-key': 'other-follow' })
  await guide.advance('1 min')
}

function followed(guide: WorldGuide, request: string) {
  const account = accountStream(accountId(guide.session()?.account ?? ''))
  return guide.broker.services.streams
    .load(account)
    .then(({ state }) => followIn(sliceOf(state, rules), request))
}

/** What a follow has falls, by a part of its price. */
async function fall(guide: WorldGuide, request: string, part: string): Promise<void> {
  const { services, operator } = guide.broker
  const positions = (await followed(guide, request))?.positions ?? []
  const shares = new Set<InstrumentId>(positions.map(({ instrument }) => instrument))
  if (shares.size === 0) throw new Error('the follow has no shares in this world')
  for (const instrument of shares) {
    const quote = services.market.quote(instrument, services.clock.now())
    if (quote === undefined) continue
    const { ticks } = services.site.marketRules('US')
    const price = roundToTick({ ticks }, exact(quote.price).times(part), 'down')
    const command = { kind: 'listings.setPrice', instrument, price, reason: 'simulated' } as const
    const set = await operator.command(listings, streamId(listings.stream, instrument), command)
    if (!set.ok) throw new Error(`the price was refused: ${set.refusal.code}`)
  }
  await guide.advance('1 min')
}

async function calledOff(guide: WorldGuide): Promise<void> {
  await following(guide, 2)
  const command = { kind: 'mentors.callOff', reason: 'The mentor trades no more.' } as const
  const done = await guide.broker.operator.command(mentorRules, mentorStream(demoMentors.open), command)
  if (!done.ok) throw new Error(`the call-off was refused: ${done.refusal.code}`)
  await guide.advance('1 min')
}

/** Saturday noon in New York. */
const saturday = instant(Date.parse('2026-03-14T16:00:00.000Z'))

/** Mentors in each phase, and what becomes of following one. */
export const worlds = {
  /** Verified; simulated mentors in each phase, none of them followed. */
  mentorsAnnounced: { history, build },
  /** The same, and nobody is logged in. */
  mentorsForGuests: { history, loggedIn: false, build },
  /** The same, before a member whose identity is not verified. */
  mentorsUnverified: { history, build: (guide) => build(guide, { verified: false }) },
  /** The same, before a member with little money. */
  mentorsPoor: {
    history,
    practiceMoney: { KRW: '45000', USD: '9000', THB: '0', TWD: '0' },
    build,
  },
  /** The same; another member has taken all that one of them had left. */
  mentorFull: { history: '49 h', build: taken },
  /** A site without copy trading. */
  withoutCopyTrading: {
    site: { modules: { copyTrading: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
  /** Has asked to follow a mentor, and an operator is to decide. */
  followSubmitted: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await follow(guide)
    },
  },
  /** Follows one mentor, which is as many as one account may. */
  followsFull: {
    history: '49 h',
    site: { modules: { copyTrading: { most: 1 } } },
    async build(guide) {
      await build(guide)
      await follow(guide, { mentor: demoMentors.korean, amount: '2400000' })
      await guide.advance('1 min')
    },
  },
  /** An operator has rejected that, and said why. */
  followRejected: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await rejectRequest(guide, await follow(guide), 'The mentor takes no more followers.')
    },
  },
  /** Has followed a mentor for six days, which has traded. */
  followRunning: { history: '9 days', build: (guide) => following(guide, 6).then(() => undefined) },
  /** Has asked to put more into a follow, and an operator is to decide. */
  followAdded: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      const set = await guide.broker.operator.changeSite(byOperator)
      if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
      await guide.call(copyTradingAdd, { request, amount: '650' })
    },
  },
  /** Follows a mentor, and has paused that. */
  followPaused: {
    history: '5 days',
    async build(guide) {
      await guide.call(copyTradingPause, { request: await following(guide, 2) })
    },
  },
  /** Has paused a follow for nine days: what its mentor bought was skipped. */
  followSkipped: {
    history: '12 days',
    async build(guide) {
      const request = await following(guide, 0, { copyOpen: false })
      await guide.call(copyTradingPause, { request })
      for (let day = 0; day < 9; day += 1) await guide.advance('24 h')
      await guide.login()
    },
  },
  /** Has ended a follow. */
  followEnded: {
    history: '9 days',
    async build(guide) {
      await guide.call(copyTradingEnd, { request: await following(guide, 6) })
    },
  },
  /** Has ended a follow while more was to be added to it. */
  followEndedBeforeMore: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      await guide.call(copyTradingAdd, { request, amount: '650' })
      await guide.call(copyTradingEnd, { request })
      await guide.advance('1 min')
    },
  },
  /** A follow was over after the term of its mentor. */
  followTermEnded: {
    history: '24 days',
    build: (guide) =>
      following(guide, 21, { mentor: demoMentors.korean, amount: '2400000' }).then(() => undefined),
  },
  /** A follow has fallen near its stop-loss. */
  followNearStopLoss: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      await guide.call(copyTradingSetStopLoss, { request, stopLoss: 5 })
      await fall(guide, request, '0.93')
    },
  },
  /** A follow has ended by its stop-loss. */
  followStopped: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      await guide.call(copyTradingSetStopLoss, { request, stopLoss: 5 })
      await fall(guide, request, '0.7')
    },
  },
  /** A follow has ended with its mentor. */
  followClosed: { history: '5 days', build: calledOff },
  /** Exchange hours, on a Saturday: a follow sells everything at the next opening. */
  followEnding: {
    calendar: 'exchange',
    now: saturday,
    history: '8 days',
    async build(guide) {
      const request = await following(guide, 5)
      await guide.advance('20 h')
      await guide.login()
      await guide.call(copyTradingEnd, { request })
    },
  },
} as const satisfies Readonly<Record<string, World>>
