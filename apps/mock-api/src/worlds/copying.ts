import { copyTradingSubmit, memberLogin } from '@onelot/api-client'
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
import { mentorStream } from '../modules/managed/onOffer.ts'
import { announceMentors, demoMentors } from './demoMentors.ts'
import { type WorldGuide, demoMember, otherPhone } from './guide.ts'
import { guideCall } from './guideCall.ts'
import { type SalesOptions, buildSales, rejectRequest, salesHistory as history } from './sales.ts'
import type { World } from './world.ts'

/** Mentors of worlds trade as few shares as tell something: their histories are made with each world. */
const SHARES = 2

const build = (guide: WorldGuide, more: Omit<SalesOptions, 'announce'> = {}): Promise<void> =>
  buildSales(guide, { announce: (broker, from) => announceMentors(broker, from, SHARES), ...more })

const byOperator = {
  modules: {
    requests: { 'copyTrading.follow': { mode: 'operator' }, 'copyTrading.more': { mode: 'operator' } },
  },
} as const

const follow = (
  guide: WorldGuide,
  more: Partial<Parameters<WorldGuide['follow']>[0]> = {},
): Promise<string> =>
  guide.follow({ mentor: demoMentors.open, amount: '4200', stopLoss: 20, copyOpen: true, ...more })

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
export const copyingWorlds = {
  mentorsAnnounced: { history, build },
  mentorsForGuests: { history, loggedIn: false, build },
  mentorsUnverified: { history, build: (guide) => build(guide, { verified: false }) },
  mentorsPoor: {
    history,
    practiceMoney: { KRW: '45000', USD: '9000', THB: '0', TWD: '0' },
    build,
  },
  mentorFull: { history: '49 h', build: taken },
  withoutCopyTrading: {
    site: { modules: { copyTrading: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
  followSubmitted: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await follow(guide)
    },
  },
  followsFull: {
    history: '49 h',
    site: { modules: { copyTrading: { most: 1 } } },
    async build(guide) {
      await build(guide)
      await follow(guide, { mentor: demoMentors.korean, amount: '2400000' })
      await guide.advance('1 min')
    },
  },
  followRejected: {
    history,
    site: byOperator,
    async build(guide) {
      await build(guide)
      await rejectRequest(guide, await follow(guide), 'The mentor takes no more followers.')
    },
  },
  followRunning: { history: '9 days', build: (guide) => following(guide, 6).then(() => undefined) },
  followAdded: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      const set = await guide.broker.operator.changeSite(byOperator)
      if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
      await guide.addTo(request, '650')
    },
  },
  followPaused: {
    history: '5 days',
    build: async (guide) => guide.pauseFollow(await following(guide, 2)),
  },
  followSkipped: {
    history: '12 days',
    async build(guide) {
      const request = await following(guide, 0, { copyOpen: false })
      await guide.pauseFollow(request)
      for (let day = 0; day < 9; day += 1) await guide.advance('24 h')
      await guide.login()
    },
  },
  followEnded: {
    history: '9 days',
    build: async (guide) => guide.endFollow(await following(guide, 6)),
  },
  followEndedBeforeMore: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      await guide.addTo(request, '650')
      await guide.endFollow(request)
      await guide.advance('1 min')
    },
  },
  followTermEnded: {
    history: '24 days',
    build: (guide) =>
      following(guide, 21, { mentor: demoMentors.korean, amount: '2400000' }).then(() => undefined),
  },
  followNearStopLoss: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      await guide.stopFollowAt(request, 5)
      await fall(guide, request, '0.93')
    },
  },
  followStopped: {
    history: '5 days',
    async build(guide) {
      const request = await following(guide, 2)
      await guide.stopFollowAt(request, 5)
      await fall(guide, request, '0.7')
    },
  },
  followClosed: { history: '5 days', build: calledOff },
  followEnding: {
    calendar: 'exchange',
    now: saturday,
    history: '8 days',
    async build(guide) {
      const request = await following(guide, 5)
      await guide.advance('20 h')
      await guide.login()
      await guide.endFollow(request)
    },
  },
} as const satisfies Readonly<Record<string, World>>
