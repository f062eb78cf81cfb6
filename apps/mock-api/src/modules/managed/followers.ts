import {
  type Decimal,
  type Instant,
  type MentorId,
  add,
  exact,
  money,
  plusMs,
  roundTo,
  subtract,
} from '@onelot/domain'
import {
  type FollowRecord,
  type RunningRecord,
  copyCollections,
  followersKey,
  fundKey,
  valueOf,
} from '@onelot/domain/modules/managed/copyTrading'
import { type Mentor, medianReturn } from '@onelot/domain/modules/managed/mentors'
import type { Services } from '../../services.ts'
import { everyRow } from '../../store/everyRow.ts'
import type { Store } from '../../store/port.ts'
import { copiedShare } from './copyTrading/context.ts'
import { RATE_DIGITS } from './mentorFigures.ts'

const CHANGE_MS = 30 * 86_400_000
/** What followers have earned is read once in so long. */
const KNOWN_MS = 60_000

interface Followers {
  readonly change: number
  readonly returns: readonly Decimal[]
}

const partOf = (earned: Decimal, put: Decimal): Decimal =>
  roundTo(exact(earned).div(exact(put)), RATE_DIGITS, 'halfUp')

async function readFollowers(services: Services, { id }: Mentor, now: Instant): Promise<Followers> {
  const { store } = services
  const since = plusMs(now, -CHANGE_MS)
  const all = await everyRow(store, { collection: copyCollections.follows, group: id })
  // The rules write these rows.
  const follows = all.map(({ row }) => row.body as FollowRecord)
  const began = follows.filter(({ begunAt }) => begunAt > since).length
  const ended = follows.filter((one) => one.ended !== undefined && one.ended.at > since).length
  const running = await everyRow(store, { collection: copyCollections.running, group: id })
  const prices = new Map<string, ReturnType<typeof copiedShare>>()
  const shareOf: Parameters<typeof valueOf>[1]['shareOf'] = (instrument) => {
    if (!prices.has(instrument)) prices.set(instrument, copiedShare(services, instrument, now))
    return prices.get(instrument)
  }
  const ofEnded = follows.flatMap(({ ended: end, put, taken }) =>
    end === undefined ? [] : [partOf(subtract(add(end.paid, taken), put).amount, put.amount)],
  )
  const ofRunning = running.flatMap(({ row }) => {
    const { begunAt, put, taken, cash, positions } = row.body as RunningRecord
    if (begunAt > since) return []
    const worth = add(cash, ...positions.map((position) => valueOf(position, { shareOf }, put.currency)))
    return [partOf(subtract(add(worth, taken), put).amount, put.amount)]
  })
  return { change: began - ended, returns: [...ofEnded, ...ofRunning] }
}

const known = new WeakMap<Store, Map<MentorId, { readonly at: Instant; readonly followers: Followers }>>()

/** Those who follow a mentor: how many, and what those earned who have ended or have followed for thirty days. */
export async function followersOf(services: Services, mentor: Mentor, now: Instant) {
  const { store } = services
  const counted = Number(await store.quotaClaimed(followersKey(mentor.id)))
  const all = known.get(store) ?? new Map<MentorId, { at: Instant; followers: Followers }>()
  known.set(store, all)
  const before = all.get(mentor.id)
  const isFresh = before !== undefined && before.at <= now && now < plusMs(before.at, KNOWN_MS)
  const followers = isFresh ? before.followers : await readFollowers(services, mentor, now)
  if (!isFresh) all.set(mentor.id, { at: now, followers })
  const rate = medianReturn(followers.returns)
  const count = followers.returns.length
  return {
    count: counted,
    change: followers.change,
    put:
      mentor.size === undefined
        ? undefined
        : money(mentor.capital.currency, await store.quotaClaimed(fundKey(mentor.id))),
    earned:
      rate === undefined
        ? ({ kind: 'tooFew', followers: count } as const)
        : ({ kind: 'median', rate, followers: count } as const),
  }
}
