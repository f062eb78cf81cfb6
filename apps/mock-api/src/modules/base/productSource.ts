import type { ProductOnWire } from '@onelot/api-client'
import {
  type AccountId,
  type Instant,
  type Kind,
  type PositionTab,
  type RequestEnding,
  type RequestRecord,
  type StreamState,
  accountStream,
  requestCollections,
} from '@onelot/domain'
import type { Services } from '../../services.ts'
import { everyRow } from '../../store/everyRow.ts'
import { requestInRow, reviewedOnWire } from './reviewed.ts'

type Facts = Omit<ProductOnWire, 'module' | 'id' | 'kind' | 'at' | 'title' | 'instrument'>

/** What a row is of: a share, by whose name it is then called, or something else that has a name. */
type Named =
  | {
      readonly instrument: NonNullable<ProductOnWire['instrument']>
      readonly title?: undefined
    }
  | { readonly instrument?: undefined; readonly title: ProductOnWire['title'] }

/** What a module says of a row, beside where it is in the list. */
export type ProductFacts = Facts & Named

export const titleOf = ({ instrument, title }: Named): ProductOnWire['title'] =>
  instrument === undefined ? title : instrument.name

export interface ProductEntry {
  readonly id: string
  /** `module.what`: how the product is called. */
  readonly kind: Kind
  /** When it was submitted, when it began, or when it ended, by the tab. */
  readonly at: Instant
  /** Asked of those alone that a page shows. */
  readonly facts: () => ProductFacts | Promise<ProductFacts>
}

export interface ProductsAsked {
  readonly services: Services
  readonly account: AccountId
  /** That of the account. */
  readonly state: StreamState
  readonly now: Instant
}

/**
 * What a module has in the list of all products (docs/rules/products.md), in any order. What became a position is in none: the list of
 * positions has it.
 */
export type ProductSource = (tab: PositionTab, asked: ProductsAsked) => Promise<readonly ProductEntry[]>

const endedWithout: readonly RequestEnding[] = ['rejected', 'cancelled']

/** Facts of a request that waits or came to nothing: its review, and by which call it is taken back. */
export function reviewFacts(
  record: RequestRecord,
): Pick<ProductFacts, 'state' | 'cancel' | 'cause' | 'reason'> {
  const { state, cause, reason } = reviewedOnWire(record)
  if (state === 'passed') throw new Error(`request ${record.id} has passed`)
  return { state, cause, reason, cancel: state === 'underReview' ? 'request' : undefined }
}

/** Requests of a kind: under review they wait, rejected and cancelled ones have ended, and what passed is of the module. */
export async function requestEntries(
  kind: Kind,
  tab: PositionTab,
  { services, account }: Pick<ProductsAsked, 'services' | 'account'>,
  factsOf: (record: RequestRecord) => ReturnType<ProductEntry['facts']>,
): Promise<readonly ProductEntry[]> {
  if (tab === 'inProgress') return []
  const found = await everyRow(services.store, {
    collection: requestCollections.list,
    stream: accountStream(account),
    group: kind,
    state: tab === 'purchase' ? 'underReview' : endedWithout,
  })
  return found.map(({ row }) => {
    const record = requestInRow(row)
    const { id, submittedAt, end } = record
    return { id, kind, at: end?.endedAt ?? submittedAt, facts: () => factsOf(record) }
  })
}
