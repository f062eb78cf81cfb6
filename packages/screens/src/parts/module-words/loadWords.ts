import { type Language, inLanguage } from '@onelot/domain'
import * as list from './list.ts'
import type { ProductWords, Products } from '../../base/definition/product.ts'

/** The words of each product, by the name of its module. A product whose words could not be loaded is left out. */
export async function loadWords(
  language: Language,
  products: Products = list,
): Promise<Readonly<Record<string, ProductWords>>> {
  const loaded = await Promise.all(
    Object.entries(products).map(async ([name, product]) => {
      const module = await inLanguage(product.words, language)().catch(() => undefined)
      return module === undefined ? [] : [[name, module.words] as const]
    }),
  )
  return Object.fromEntries(loaded.flat())
}
