import type { MessageOnWire } from '@onelot/api-client'
import type { RouteTarget } from '../../base/definition/routes.ts'

type Params = Extract<MessageOnWire, { readonly kind: 'product' }>['params']

/** Where a message of a product leads that names what it is about. */
export function leadOfProduct({
  application,
  auction,
  offer,
  follow,
  increase,
}: Params): RouteTarget | undefined {
  if (application !== undefined) return { to: 'application', application }
  if (auction !== undefined) return { to: 'auction', auction }
  if (follow !== undefined) return { to: 'follow', follow }
  if (increase !== undefined) return { to: 'increaseDetail', increase }
  return offer === undefined ? undefined : { to: 'offer', offer }
}
