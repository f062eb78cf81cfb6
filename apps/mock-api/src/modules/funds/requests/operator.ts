import {
  ALL_REQUESTS,
  type Kind,
  accountId,
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
import { cursorText } from '@onelot/api-client'
import * as z from 'zod/mini'
import { groupPage } from '../../../http/paging.ts'
import type { Services } from '../../../services.ts'
import type { Found } from '../../../store/lists.ts'
import { operatorAction } from '../../base/operatorAction.ts'
import { accountText, reasonText } from '../../base/operatorShapes.ts'
import { requestInRow, requestOnWire } from '../../base/reviewed.ts'
import { reviewShape } from '../../base/reviews.ts'

const PAGE = 50

const kind = z.exactOptional(z.string())
const after = z.exactOptional(cursorText)
const pageShape = z.strictObject({ kind, after })

async function shownOf({ stream, row }: Found, services: Services) {
  const account = accountId(stream.slice(stream.indexOf('/') + 1))
  const request = requestInRow(row)
  const shown = await services.requestKinds.get(request.kind)?.shown?.(account, services, request)
  return { account, ...request, shown }
}

const isKnown = (kinds: Services['requestKinds'], kind: string): kind is Kind =>
  isKind(kind) && kinds.has(kind)

export const requestActions = [
  operatorAction('/queue', pageShape, async ({ kind: state, after: from }, { services }) => {
    const filter = { collection: requestCollections.queue, group: ALL_REQUESTS, state }
    const found = await groupPage(services, filter, { after: from, pageSize: PAGE })
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    return ok({ ...rest, requests: await Promise.all(rows.map((row) => shownOf(row, services))) })
  }),
  operatorAction(
    '/review',
    z.strictObject({
      account: accountText,
      kind: z.string(),
      id: z.string(),
      decision: z.enum(['pass', 'reject']),
      reason: reasonText,
    }),
    async ({ account, kind: named, id, decision, reason }, desk) => {
      const stream = accountStream(account)
      const found = () => desk.services.store.row(requestCollections.list, stream, id)
      const row = await found()
      if (row !== undefined && requestInRow(row).kind !== named) return no(invalid({ kind: 'mismatch' }))
      const decide = { kind: 'requests.decide', request: id, decision, reason } as const
      const done = await desk.command(requests, stream, decide)
      const ended = await found()
      return done.ok && ended !== undefined ? ok({ request: requestOnWire(requestInRow(ended)) }) : done
    },
  ),
  operatorAction(
    '/reviews',
    z.strictObject({ kind: z.string(), review: reviewShape, reason: reasonText }),
    async ({ kind: named, review, reason }, desk) => {
      if (!isKnown(desk.services.requestKinds, named)) return no(invalid({ kind: 'unknown' }))
      const patch = { modules: { requests: { [named]: review } } }
      return desk.command(site, siteStream, { kind: 'site.change', patch, reason })
    },
  ),
]
