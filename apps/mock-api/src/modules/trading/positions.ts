import { tradeInventory, tradePosition, tradePositions } from '@onelot/api-client'
import {
  type AccountId,
  type InventoryLine,
  type PositionView,
  accountStream,
  no,
  ok,
  refuse,
  tabsOf,
  tradingCollections,
} from '@onelot/domain'
import { lineOnWire, pageAt } from '../../http/paging.ts'
import { memberRead } from '../../http/route.ts'
import { ledgerCollections } from '../../kernel/projection.ts'
import type { Services } from '../../services.ts'
import type { Page, PageOf } from '../../store/lists.ts'
import { executionIn, viewIn } from '../tradingRows.ts'
import { executionOnWire, positionOnWire } from './onWire.ts'
import { lineIn, storedView } from './stored.ts'

/** A page long enough for all that belongs to one position, or is owned of all instruments. */
const WHOLE: Page = { offset: 0, limit: 10_000 }
const wrongState = refuse('ORDER_WRONG_STATE', {})

/** A position with its instrument. A listing that the market no longer has leaves its positions without a name to show. */
const listed = ({ market }: Services, views: readonly PositionView[]) =>
  views.flatMap((view) => {
    const instrument = market.listing(view.terms.instrument)
    return instrument === undefined ? [] : [{ position: positionOnWire(view), instrument }]
  })

async function inventory(
  { store }: Services,
  account: AccountId,
  page: Page,
): Promise<PageOf<InventoryLine>> {
  const filter = { collection: tradingCollections.inventory, stream: accountStream(account) }
  const { rows, total } = await store.rows(filter, page)
  return { rows: rows.map(({ row }) => lineIn(row)), total }
}

/** Positions that are owned: some of those in progress. */
async function owned(
  { store }: Services,
  account: AccountId,
  { offset, limit }: Page,
): Promise<PageOf<PositionView>> {
  const stream = accountStream(account)
  const filter = { collection: tradingCollections.cards, stream, state: 'inProgress' }
  const { rows } = await store.rows(filter, WHOLE)
  const views = rows.map(({ row }) => viewIn(row)).filter((view) => tabsOf(view).includes('inventory'))
  return { rows: views.slice(offset, offset + limit), total: views.length }
}

export const positionRoutes = [
  memberRead(tradePositions, async ({ tab, ...page }, { services, account }) => {
    const at = pageAt(page)
    if (tab === 'inventory') {
      const { rows, total } = await owned(services, account, at)
      return ok({ positions: listed(services, rows), total })
    }
    const filter = { collection: tradingCollections.cards, stream: accountStream(account), state: tab }
    const { rows, total } = await services.store.rows(filter, at)
    const views = rows.map(({ row }) => viewIn(row))
    return ok({ positions: listed(services, views), total })
  }),

  memberRead(tradeInventory, async (page, { services, account }) => {
    const { rows, total } = await inventory(services, account, pageAt(page))
    const lines = rows.flatMap(({ instrument: id, ...line }) => {
      const instrument = services.market.listing(id)
      return instrument === undefined ? [] : [{ ...line, instrument }]
    })
    return ok({ lines, total })
  }),

  memberRead(tradePosition, async ({ position: id }, { services, account }) => {
    const view = await storedView(services, account, id)
    const [shown] = view === undefined ? [] : listed(services, [view])
    if (shown === undefined) return no(wrongState)
    const stream = accountStream(account)
    const [executions, ledger] = await Promise.all([
      services.store.rows({ collection: tradingCollections.executions, stream, group: id }, WHOLE),
      services.store.rows({ collection: ledgerCollections.lines, stream, group: id }, WHOLE),
    ])
    return ok({
      ...shown,
      executions: executions.rows.map(({ row }) => executionOnWire(executionIn(row))).reverse(),
      ledger: ledger.rows.map(lineOnWire),
    })
  }),
]
