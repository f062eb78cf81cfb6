import { tradeProducts } from '@onelot/api-client'
import { accountStream, ok } from '@onelot/domain'
import { memberRead } from '../../../http/route.ts'
import { titleOf } from '../../base/productSource.ts'
import { type ListedProduct, productsPage } from './productsPage.ts'

export const productRoutes = [
  memberRead(tradeProducts, async ({ tab, kind, ...page }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const asked = { services, account, state, now }
    const all: ListedProduct[] = []
    for (const [module, entriesOf] of services.productSources)
      for (const entry of await entriesOf(tab, asked)) all.push({ module, entry })
    const found = productsPage(
      all.filter(({ entry }) => kind === undefined || entry.kind === kind),
      page,
    )
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const products = []
    for (const { module, entry } of rows) {
      const { id, at } = entry
      const facts = await entry.facts()
      products.push({ id, module, kind: entry.kind, at, ...facts, title: titleOf(facts) })
    }
    return ok({ products, kinds: [...new Set(all.map(({ entry }) => entry.kind))].toSorted(), ...rest })
  }),
]
