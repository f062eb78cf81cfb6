import { spend } from '../../base/ledger/holds.ts'
import { posting } from '../../base/ledger/ledger.ts'
import type { Decision, QuotaClaim } from '../../base/module/module.ts'
import { counterClaim, quotaClaim, quotaRelease } from '../../base/module/quota.ts'
import { decimal } from '../../base/money/decimal.ts'
import { type Money, add, money, subtract, zero } from '../../base/money/money.ts'
import { storyFrom, withFirstEquity, withMorePut, withTaken } from '../mentoring/difference.ts'
import { takeOut } from '../mentoring/ending.ts'
import { baseAfterTaking } from '../mentoring/stopLoss.ts'
import type { CopyCommand } from './command.ts'
import type { CopyContext, MentorOnOffer } from './context.ts'
import type { CopyEvent } from './event.ts'
import type { AddTerms, Follow, FollowTerms } from './follow.ts'
import { followersKey, fundFull, fundKey, fundQuota, noFollowers } from './quota.ts'
import { eventAt, mirrorsAt } from './steps.ts'
import { worthOf } from './worth.ts'

type Of<K extends CopyCommand['kind']> = Extract<CopyCommand, { kind: K }>

/** A part of the mentor's size, where it has one. */
function fundClaims(onOffer: MentorOnOffer, { amount }: Money): readonly QuotaClaim[] {
  const quota = fundQuota(onOffer)
  return quota === undefined ? [] : [quotaClaim(quota, amount)]
}

const fundReleases = ({ mentor, amount, claims }: Pick<FollowTerms, 'mentor' | 'amount' | 'claims'>) =>
  claims ? [quotaRelease(fundKey(mentor), amount.amount, fundFull('0', amount.currency))] : []

const oneFollower = decimal('1')

export function submitted(
  { amount: asked, stopLoss, copyOpen }: Of<'copyTrading.submit'>,
  { now, onOffer }: CopyContext,
): Decision<CopyEvent> {
  if (onOffer === undefined) return { events: [] }
  const { id, market, capital, size, feeRate, least, termDays } = onOffer.mentor
  const amount = money(capital.currency, asked)
  const terms: FollowTerms = {
    ...{ mentor: id, market, amount, stopLoss, copyOpen, feeRate, least },
    claims: size !== undefined,
    termDays,
  }
  return {
    events: [{ ...eventAt(now), kind: 'copyTrading.submitted', terms }],
    quotaClaims: [...fundClaims(onOffer, amount), counterClaim(followersKey(id), oneFollower, noFollowers)],
  }
}

export const withdrawn = (
  { request, terms }: Of<'copyTrading.release'>,
  { now }: CopyContext,
): Decision<CopyEvent> => ({
  events: [{ ...eventAt(now), kind: 'copyTrading.released', request, terms }],
  quotaClaims: [...fundReleases(terms), quotaRelease(followersKey(terms.mentor), oneFollower, noFollowers)],
})

/** What was on hold is the follow's cash. */
export function begun(
  { request: id, terms }: Of<'copyTrading.begin'>,
  context: CopyContext,
): readonly CopyEvent[] {
  const { now, book } = context
  const { amount, market, stopLoss, copyOpen, termDays } = terms
  const equity = book?.equity ?? zero(amount.currency)
  const story = storyFrom(amount, equity)
  const follow: Follow = {
    id,
    terms,
    begunAt: now,
    phase: 'following',
    put: amount,
    taken: zero(amount.currency),
    cash: amount,
    unsettled: [],
    stopLoss,
    base: amount,
    positions: [],
    opened: 0,
    ...(copyOpen ? { opensAt: mirrorsAt(context.regularFrom(market)) } : {}),
    pending: [],
    ...(termDays === undefined ? {} : { endsAt: context.termEnd(market, termDays) }),
    story: copyOpen ? story : withFirstEquity(story, equity),
  }
  const postings = spend('copy', amount, 'copyTrading.put', id)
  return [{ ...eventAt(now), kind: 'copyTrading.begun', postings, follow }]
}

export function addSubmitted(
  follow: Follow,
  { amount: asked }: Of<'copyTrading.submitAdd'>,
  { now, onOffer }: CopyContext,
): Decision<CopyEvent> {
  if (onOffer === undefined) return { events: [] }
  const amount = money(follow.put.currency, asked)
  const { id: mentor, size } = onOffer.mentor
  const terms: AddTerms = { follow: follow.id, mentor, amount, claims: size !== undefined }
  return {
    events: [{ ...eventAt(now), kind: 'copyTrading.addSubmitted', terms }],
    quotaClaims: fundClaims(onOffer, amount),
  }
}

export const addWithdrawn = (
  { request, terms }: Of<'copyTrading.releaseAdd'>,
  { now }: CopyContext,
): Decision<CopyEvent> => ({
  events: [{ ...eventAt(now), kind: 'copyTrading.addReleased', request, terms }],
  quotaClaims: fundReleases(terms),
})

/** It makes new openings greater alone. */
export function added(
  follow: Follow,
  { request, terms: { amount } }: Of<'copyTrading.add'>,
  { now, book }: CopyContext,
): readonly CopyEvent[] {
  const after: Follow = {
    ...follow,
    put: add(follow.put, amount),
    cash: add(follow.cash, amount),
    base: add(follow.base, amount),
    story: book === undefined ? follow.story : withMorePut(follow.story, amount, book.equity),
  }
  const postings = spend('copy', amount, 'copyTrading.put', request)
  return [{ ...eventAt(now), kind: 'copyTrading.added', postings, follow: after, amount }]
}

/** Free cash goes back at once; what of it has not settled may be withdrawn when it has. */
export function removed(
  follow: Follow,
  { amount: asked }: Of<'copyTrading.remove'>,
  context: CopyContext,
): readonly CopyEvent[] {
  const { now, book } = context
  const amount = money(follow.put.currency, asked)
  const worth = worthOf(follow, context)
  const { left, gone } = takeOut(follow.cash, follow.unsettled, amount, now)
  const after: Follow = {
    ...follow,
    taken: add(follow.taken, amount),
    cash: subtract(follow.cash, amount),
    unsettled: left,
    base: baseAfterTaking(follow.base, worth, amount),
    story: book === undefined ? follow.story : withTaken(follow.story, amount, worth, book.equity),
  }
  const postings = posting('copy', 'available', amount, 'copyTrading.taken', follow.id)
  return [{ ...eventAt(now), kind: 'copyTrading.removed', postings, follow: after, amount, gone }]
}
