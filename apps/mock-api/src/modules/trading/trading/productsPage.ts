import { type ListAsked, type ListOrder, pageOf } from '../../../http/paging.ts'
import type { ProductEntry } from '../../base/productSource.ts'

/** What a module has in the list of all products. */
export interface ListedProduct {
  readonly module: string
  readonly entry: ProductEntry
}

/** The greatest time, module and id first, compared as text. */
const order: ListOrder<ListedProduct> = {
  slotOf: ({ module, entry: { at, id } }) => [at, module, id],
  directions: ['descending', 'descending', 'descending'],
}

export const productsPage = (all: readonly ListedProduct[], asked: ListAsked) => pageOf(all, order, asked)
