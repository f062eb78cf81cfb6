import { type Instant, accountStream } from '@onelot/domain'
import {
  type Application,
  type ApplicationRecord,
  applicationCollections,
  refundedOf,
  sharesOf,
  wonSharesOf,
} from '@onelot/domain/modules/newShares/applications'
import { everyRow } from '../../../store/everyRow.ts'
import { namedOn } from '../../base/named.ts'
import type { ProductFacts, ProductSource, ProductsAsked } from '../../base/productSource.ts'
import { offerOf } from '../foundOffer.ts'

/** Issued shares are a position, also where they are given back since their offer was called off. */
const becamePosition = ({ state, paidAt, endedAt, dates }: Application): boolean =>
  state === 'issued' ||
  (state === 'calledOff' && paidAt !== undefined && endedAt !== undefined && endedAt >= dates.issuesAt)

function nextOf({ state, dates }: Application, now: Instant): ProductFacts['next'] {
  switch (state) {
    case 'toBeDrawn':
      return now < dates.closesAt
        ? { step: 'closes', at: dates.closesAt }
        : { step: 'draws', at: dates.drawsAt }
    case 'won':
      return { step: 'payment', at: dates.paymentFrom }
    case 'awaitingPayment':
      return { step: 'paymentEnds', at: dates.paymentTo }
    case 'paid':
      return { step: 'issues', at: dates.issuesAt }
    default:
      return undefined
  }
}

function amountOf(application: Application, isOpen: boolean): ProductFacts['amount'] {
  const { drawn, held } = application
  if (!isOpen) return { money: refundedOf(application), is: 'returned' }
  return drawn === undefined ? { money: held, is: 'held' } : { money: drawn.due, is: 'due' }
}

async function factsOf(
  application: Application,
  isOpen: boolean,
  { services, now }: ProductsAsked,
): Promise<ProductFacts> {
  const { offer: of, state, drawn, dates } = application
  const found = await offerOf(services, of)
  if (found === undefined) throw new Error(`there is no offer ${of}`)
  // What became a position is in no list of products.
  if (state === 'issued') throw new Error(`application ${application.id} is issued`)
  return {
    instrument: namedOn(found.offer.instrument),
    of,
    quantity: drawn === undefined || drawn.wonUnits === 0 ? sharesOf(application) : wonSharesOf(application),
    amount: amountOf(application, isOpen),
    state,
    next: nextOf(application, now),
    cancel: state === 'toBeDrawn' && now < dates.closesAt ? 'application' : undefined,
  }
}

export const products: ProductSource = async (tab, asked) => {
  if (tab === 'inProgress') return []
  const { services, account } = asked
  const isOpen = tab === 'purchase'
  const filter = {
    collection: applicationCollections.list,
    stream: accountStream(account),
    state: isOpen ? 'open' : 'ended',
  }
  return (await everyRow(services.store, filter)).flatMap(({ row }) => {
    // The module writes each row of its list.
    const { application } = row.body as ApplicationRecord
    if (becamePosition(application)) return []
    const { id, appliedAt, endedAt } = application
    const at = endedAt ?? appliedAt
    return [
      { id, kind: 'applications.application', at, facts: () => factsOf(application, isOpen, asked) },
    ] as const
  })
}
