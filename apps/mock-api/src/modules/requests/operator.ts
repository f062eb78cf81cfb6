import {
  ALL_REQUESTS,
  type Kind,
  accountStream,
  invalid,
  isKind,
  no,
  ok,
  requestCollections,
  requests,
  siteStream,
  site,
} from '@onelot/domain'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import type { Found } from '../../store/lists.ts'
import { operatorAction } from '../operatorAction.ts'
import { accountText, reasonText } from '../operatorShapes.ts'
import { requestInRow } from './onWire.ts'
import { reviewShape } from './reviews.ts'

/** Rows of a page that an operator reads. */
const PAGE = 50

const page = z._default(z.int().check(z.gte(1), z.lte(1_000)), 1)
const kindOrNone = z.exactOptional(z.string())

const rowOf = ({ stream, row }: Found) => ({
  account: stream.slice(stream.indexOf('/') + 1),
  ...requestInRow(row),
})

/** A page of requests of all accounts: those of a kind, or all. */
async function pageOf(
  { store }: Services,
  collection: string,
  { kind, page: number }: { readonly kind?: string; readonly page: number },
) {
  const filter = { collection, group: ALL_REQUESTS, state: kind }
  const { rows, total } = await store.rows(filter, { limit: number * PAGE })
  return ok({ total, requests: rows.slice((number - 1) * PAGE).map(rowOf) })
}

const isKnown = (kinds: ReadonlySet<string>, kind: string): kind is Kind => isKind(kind) && kinds.has(kind)

export const requestActions = [
  operatorAction('/queue', z.strictObject({ kind: kindOrNone, page }), (asked, { services }) =>
    pageOf(services, requestCollections.queue, asked),
  ),
  operatorAction('/decisions', z.strictObject({ kind: kindOrNone, page }), (asked, { services }) =>
    pageOf(services, requestCollections.decisions, asked),
  ),
  operatorAction(
    '/review',
    z.strictObject({
      account: accountText,
      kind: z.string(),
      id: z.string(),
      decision: z.enum(['pass', 'reject']),
      reason: reasonText,
    }),
    async ({ account, kind, id, decision, reason }, desk) => {
      const { services } = desk
      const row = await services.store.row(requestCollections.list, accountStream(account), id)
      if (row !== undefined && requestInRow(row).kind !== kind) return no(invalid({ kind: 'mismatch' }))
      return desk.command(requests, accountStream(account), {
        kind: 'requests.decide',
        request: id,
        decision,
        reason,
      })
    },
  ),
  operatorAction(
    '/reviews',
    z.strictObject({ kind: z.string(), review: reviewShape, reason: reasonText }),
    async ({ kind, review, reason }, desk) => {
      if (!isKnown(desk.services.requestKinds, kind)) return no(invalid({ kind: 'unknown' }))
      const patch = { modules: { requests: { [kind]: review } } }
      return desk.command(site, siteStream, { kind: 'site.change', patch, reason })
    },
  ),
]
