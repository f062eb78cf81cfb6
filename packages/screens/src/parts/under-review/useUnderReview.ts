import { type RequestOnWire, requestsList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { productNamed } from '../module-words/productOf.ts'

/** Where a request shows; undefined where the app has no screen of it. */
function routeOf({ kind, id }: RequestOnWire): RouteTarget | undefined {
  if (kind === 'deposits.deposit') return { to: 'request', kind: 'deposit', request: id }
  if (kind === 'withdrawals.withdrawal') return { to: 'request', kind: 'withdrawal', request: id }
  return productNamed(kind)?.leads
}

export interface UnderReview {
  /** The newest of a kind, or of any. */
  readonly find: (kind?: RequestOnWire['kind']) => RequestOnWire | undefined
  /** Where that shows. */
  readonly routeTo: (kind?: RequestOnWire['kind']) => RouteTarget | undefined
  /** Whether it is still being asked what is under review. */
  readonly asking: boolean
}

/** What is under review; not read before it is asked for. */
export function useUnderReview(isAsked: boolean): UnderReview {
  const { data, failure } = useRead(requestsList, isAsked ? { state: 'underReview', ...firstPage } : null)
  const find: UnderReview['find'] = (kind) =>
    data?.requests.find((request) => kind === undefined || request.kind === kind)
  return {
    find,
    routeTo: (kind) => {
      const found = find(kind)
      return found && routeOf(found)
    },
    asking: isAsked && data === undefined && failure === undefined,
  }
}
