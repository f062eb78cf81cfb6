import type { MessageOnWire, ProductOnWire } from '@onelot/api-client'
import { moduleOfKind } from '@onelot/domain'
import * as list from './list.ts'
import type { Product, Products } from '../../base/definition/product.ts'
import type { RouteTarget } from '../../base/definition/routes.ts'

/** The module's own name that a message is about. */
function nameIn(message: MessageOnWire): string | undefined {
  if (message.kind === 'requestEnded') return message.params.request
  return message.kind === 'product' ? message.params.name : undefined
}

/** The product of a module; undefined where it has no line in the list. */
export const productOfModule = (module: string, products: Products = list): Product | undefined =>
  Object.hasOwn(products, module) ? products[module] : undefined

/** The product whose own name it is; undefined where it has no line in the list. */
export const productNamed = (name: string, products: Products = list): Product | undefined =>
  productOfModule(moduleOfKind(name), products)

/** The product that a message is about; undefined where it has no line in the list. */
export function productOf(message: MessageOnWire, products: Products = list): Product | undefined {
  const name = nameIn(message)
  return name === undefined ? undefined : productNamed(name, products)
}

/** Where something of a product shows; undefined where the app has no screen of it. */
export function targetOf({
  module,
  id,
  of,
}: Pick<ProductOnWire, 'module' | 'id' | 'of'>): RouteTarget | undefined {
  const known = productOfModule(module)
  return known?.row === undefined ? known?.leads : known.row({ id, of })
}
