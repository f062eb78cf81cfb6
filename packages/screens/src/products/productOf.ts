import type { MessageOnWire } from '@onelot/api-client'
import { moduleOfKind } from '@onelot/domain'
import * as list from './list.ts'
import type { Product, Products } from './product.ts'

/** The module's own name that a message is about. */
function nameIn(message: MessageOnWire): string | undefined {
  if (message.kind === 'requestEnded') return message.params.request
  return message.kind === 'product' ? message.params.name : undefined
}

/** The product that a message is about; undefined where it has no line in the list. */
export function productOf(message: MessageOnWire, products: Products = list): Product | undefined {
  const name = nameIn(message)
  if (name === undefined) return undefined
  const module = moduleOfKind(name)
  return Object.hasOwn(products, module) ? products[module] : undefined
}
