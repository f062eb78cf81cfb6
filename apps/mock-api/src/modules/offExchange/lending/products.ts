import { accountStream, sliceOf } from '@onelot/domain'
import {
  LENDING,
  type LoanRecord,
  lending as rules,
  lendingCollections,
  loansOf,
} from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../../services.ts'
import { everyRow } from '../../../store/everyRow.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import {
  type ProductEntry,
  type ProductFacts,
  type ProductSource,
  type ProductsAsked,
  requestEntries,
  reviewFacts,
} from '../../base/productSource.ts'
import { loanPart } from '../lendingOnWire.ts'
import { daysOfShares, termsIn } from './context.ts'

type Ending = NonNullable<LoanRecord['ended']>['ending']
const endings = ['finished', 'recalled', 'delisted'] as const satisfies readonly Ending[]

async function factsOf(record: LoanRecord, { services, state, now }: ProductsAsked): Promise<ProductFacts> {
  const { loan, ended } = record
  const { instrument, lots } = loan.terms
  const days = ended === undefined ? await daysOfShares(services, state, [instrument], now) : undefined
  const { income, endsAt, ...part } = loanPart(record, days?.get(instrument))
  return {
    instrument: namedOn(instrumentOf(services, instrument)),
    quantity: ended === undefined ? part.lots : lots,
    amount: { money: income.net, is: 'earned' },
    state: part.progress,
    next: ended === undefined ? { step: 'ends', at: endsAt } : undefined,
  }
}

async function endedLoans({ store }: Pick<Services, 'store'>, { account }: Pick<ProductsAsked, 'account'>) {
  const filter = { collection: lendingCollections.loans, stream: accountStream(account), state: endings }
  // The module writes each row of a loan.
  return (await everyRow(store, filter)).map(({ row }) => row.body as LoanRecord)
}

const entryOf = (record: LoanRecord, asked: ProductsAsked): ProductEntry => ({
  id: record.loan.id,
  kind: LENDING,
  at: record.ended?.at ?? record.loan.begunAt,
  facts: () => factsOf(record, asked),
})

/** Term loans. Automatic lending is a switch, and no row. */
export const products: ProductSource = async (tab, asked) => {
  const { services, state } = asked
  if (tab === 'inProgress') return loansOf(sliceOf(state, rules)).map((loan) => entryOf({ loan }, asked))
  const requests = await requestEntries(LENDING, tab, asked, (record) => {
    const { instrument, lots } = termsIn(record)
    return {
      ...reviewFacts(record),
      instrument: namedOn(instrumentOf(services, instrument)),
      quantity: lots,
    }
  })
  if (tab === 'purchase') return requests
  return [...requests, ...(await endedLoans(services, asked)).map((record) => entryOf(record, asked))]
}
