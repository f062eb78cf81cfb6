import {
  type AccountId,
  type Currency,
  type Instant,
  type Kind,
  type Money,
  type Refusal,
  type RequestRecord,
  type RequestStatus,
  type Result,
  accountStream,
  no,
  ok,
  refuse,
  requestCollections,
} from '@onelot/domain'
import { type ListAsked, readPage, storedPage } from '../../http/paging.ts'
import type { Services } from '../../services.ts'
import { everyRow } from '../../store/everyRow.ts'
import type { Found } from '../../store/lists.ts'
import { requestInRow } from './reviewed.ts'

/** Which requests of a kind are asked for. */
export interface RequestsAsked {
  readonly currency?: Currency | undefined
  readonly state?: RequestStatus | undefined
  /** Leaves out what was submitted then or later. */
  readonly until?: Instant | undefined
  /** What a request changes the account by, once it has passed. */
  readonly moneyOf: (record: RequestRecord) => Money
}

/** Rows are not found by their currency: of a currency all of the kind are read. */
export const rowsOfCurrency = async (
  { store }: Services,
  filter: Parameters<typeof everyRow>[1],
  { currency, moneyOf }: RequestsAsked,
): Promise<readonly Found[]> =>
  (await everyRow(store, filter)).filter(
    ({ row }) => currency === undefined || moneyOf(requestInRow(row)).currency === currency,
  )

export const filterOf = (account: AccountId, kind: Kind, { state, until }: RequestsAsked) => ({
  collection: requestCollections.list,
  stream: accountStream(account),
  group: kind,
  state,
  // Requests are sorted by when they were submitted.
  before: until,
})

/** A page of what a member asked for of one kind, the newest first. */
export async function requestsOfKind(
  services: Services,
  account: AccountId,
  kind: Kind,
  asked: RequestsAsked & ListAsked,
) {
  const filter = filterOf(account, kind, asked)
  const found =
    asked.currency === undefined
      ? await storedPage(services, filter, asked)
      : readPage(await rowsOfCurrency(services, filter, asked), asked)
  if (!found.ok) return found
  const { rows, ...rest } = found.value
  return ok({ records: rows.map(({ row }) => requestInRow(row)), ...rest })
}

/** What a member asked for, by its id; ORDER_WRONG_STATE where there is none of the kind. */
export async function requestOfKind(
  { store }: Services,
  account: AccountId,
  kind: Kind,
  id: string,
): Promise<Result<RequestRecord, Refusal<'ORDER_WRONG_STATE'>>> {
  const row = await store.row(requestCollections.list, accountStream(account), id)
  const record = row && requestInRow(row)
  return record?.kind === kind ? ok(record) : no(refuse('ORDER_WRONG_STATE', {}))
}
