import { type Kind, accountStream, sliceOf } from '@onelot/domain'
import {
  type RunRecord,
  type RunState,
  strategies as rules,
  runsOf,
  strategiesCollections,
} from '@onelot/domain/modules/managed/strategies'
import { everyRow } from '../../../store/everyRow.ts'
import type { ProductEntry, ProductFacts, ProductSource, ProductsAsked } from '../../base/productSource.ts'
import { runOnWire } from '../runOnWire.ts'

const RUN: Kind = 'strategies.run'
const over: readonly RunState[] = ['ended', 'cancelled']

function factsOf(record: RunRecord, { services, now }: ProductsAsked): ProductFacts {
  const { instrument, progress, worth, amount, ended, cancelledAt } = runOnWire(services, record, now)
  const about = { instrument, state: progress }
  if (ended !== undefined) return { ...about, amount: { money: ended.paid, is: 'returned' } }
  // Cancelled, it is paid back whole.
  if (cancelledAt !== undefined) return { ...about, amount: { money: amount, is: 'returned' } }
  return { ...about, amount: { money: worth, is: 'worth' } }
}

const entryOf = (record: RunRecord, asked: ProductsAsked): ProductEntry => ({
  id: record.run.id,
  kind: RUN,
  at: record.ended?.at ?? record.cancelledAt ?? record.run.begunAt,
  facts: () => factsOf(record, asked),
})

/** Runs. None is reviewed: each goes on from its submission. */
export const products: ProductSource = async (tab, asked) => {
  const { services, account, state } = asked
  if (tab === 'purchase') return []
  if (tab === 'inProgress') return runsOf(sliceOf(state, rules)).map((run) => entryOf({ run }, asked))
  const filter = { collection: strategiesCollections.runs, stream: accountStream(account), state: over }
  // The module writes each row of a run.
  return (await everyRow(services.store, filter)).map(({ row }) => entryOf(row.body as RunRecord, asked))
}
