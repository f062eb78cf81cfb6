import { type MentorId, type Money, type RequestRecord, accountStream, sliceOf } from '@onelot/domain'
import {
  ADD,
  FOLLOW,
  type FollowRecord,
  copyCollections,
  copyTrading as rules,
  followsOf,
} from '@onelot/domain/modules/managed/copyTrading'
import type { Services } from '../../../services.ts'
import { everyRow } from '../../../store/everyRow.ts'
import {
  type ProductEntry,
  type ProductFacts,
  type ProductSource,
  type ProductsAsked,
  requestEntries,
  reviewFacts,
} from '../../base/productSource.ts'
import type { TitleSource } from '../../base/titles.ts'
import { progressOf } from '../followOnWire.ts'
import { mentorOf } from '../foundMentor.ts'
import { addIn, termsIn } from './context.ts'

/** @throws Error where there is no such mentor */
async function nameOf(services: Services, id: MentorId) {
  const found = await mentorOf(services, id)
  if (found === undefined) throw new Error(`there is no mentor ${id}`)
  return found.mentor.name
}

async function factsOf(record: FollowRecord, asked: ProductsAsked): Promise<ProductFacts> {
  const follow = progressOf(asked, record)
  if (follow === undefined) throw new Error(`follow ${record.id} neither goes on nor has ended`)
  const { progress, worth, ended } = follow
  return {
    title: await nameOf(asked.services, record.terms.mentor),
    state: progress,
    amount: ended === undefined ? { money: worth, is: 'worth' } : { money: ended.paid, is: 'returned' },
  }
}

const entryOf = (record: FollowRecord, asked: ProductsAsked): ProductEntry => ({
  id: record.id,
  kind: FOLLOW,
  at: record.ended?.at ?? record.begunAt,
  facts: () => factsOf(record, asked),
})

async function endedFollows({ services, account }: ProductsAsked): Promise<readonly FollowRecord[]> {
  const filter = { collection: copyCollections.follows, stream: accountStream(account), state: 'ended' }
  // The module writes each row of a follow.
  return (await everyRow(services.store, filter)).map(({ row }) => row.body as FollowRecord)
}

/** A follow is called by its mentor. */
export const titles: TitleSource = async (id, { services, account }) => {
  const row = await services.store.row(copyCollections.follows, accountStream(account), id)
  // The module writes each row of a follow.
  return row && nameOf(services, (row.body as FollowRecord).terms.mentor)
}

/** The amount of a request that waits or came to nothing. */
const askedAmount = ({ end }: RequestRecord, amount: Money): ProductFacts['amount'] => ({
  money: amount,
  is: end === undefined ? 'held' : 'returned',
})

/** What a request to follow changed by was its mentor, who was called off. */
function askedReview(record: RequestRecord) {
  const { cause, ...review } = reviewFacts(record)
  return cause === 'changed' ? { ...review, state: 'calledOff' as const } : { ...review, cause }
}

/** Follows, and what is to be added to them. */
export const products: ProductSource = async (tab, asked) => {
  const { services, state } = asked
  if (tab === 'inProgress') return followsOf(sliceOf(state, rules)).map((follow) => entryOf(follow, asked))
  const follows = await requestEntries(FOLLOW, tab, asked, async (record) => {
    const { mentor, amount } = termsIn(record)
    return {
      ...askedReview(record),
      amount: askedAmount(record, amount),
      title: await nameOf(services, mentor),
    }
  })
  const more = await requestEntries(ADD, tab, asked, async (record) => {
    const { follow, mentor, amount } = addIn(record)
    return {
      ...reviewFacts(record),
      amount: askedAmount(record, amount),
      title: await nameOf(services, mentor),
      of: follow,
    }
  })
  const requests = [...follows, ...more]
  if (tab === 'purchase') return requests
  return [...requests, ...(await endedFollows(asked)).map((record) => entryOf(record, asked))]
}
