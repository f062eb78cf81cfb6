import { tradeInventory, tradePosition, tradePositions } from '@onelot/api-client'
import {
  type AccountId,
  type FigureContext,
  type Instant,
  type InventoryLine,
  type PositionSort,
  type PositionTab,
  type PositionView,
  type Ranked,
  accountStream,
  isOpen,
  no,
  ok,
  rankOfLine,
  rankOfPosition,
  refuse,
  sortedBy,
  tabsOf,
  tradingCollections,
} from '@onelot/domain'
import { lineOnWire, pageAt, pageOf } from '../../http/paging.ts'
import { memberRead } from '../../http/route.ts'
import { ledgerCollections } from '../../kernel/projection.ts'
import type { Services } from '../../services.ts'
import type { Page, PageOf } from '../../store/lists.ts'
import { executionIn, viewIn } from '../tradingRows.ts'
import { figureContext, ratesAt } from '../figures.ts'
import { executionOnWire } from '../executionOnWire.ts'
import { positionOnWire } from './onWire.ts'
import { lineIn, storedView } from './stored.ts'

/** A page long enough for all that belongs to one position, or is owned of all instruments. */
const WHOLE: Page = { offset: 0, limit: 10_000 }
const wrongState = refuse('ORDER_WRONG_STATE', {})

interface Sorted {
  readonly now: Instant
  readonly sort: PositionSort | undefined
  readonly page: Page
}

/** A position with its instrument. A listing that the market no longer has leaves its positions without a name to show. */
const listed = ({ market }: Services, now: Instant, views: readonly PositionView[]) =>
  views.flatMap((view) => {
    const instrument = market.listing(view.terms.instrument)
    return instrument === undefined ? [] : [{ position: positionOnWire({ market, now }, view), instrument }]
  })

/** Rows of a list by the quotes of now. */
function sorted<Item>(
  services: Services,
  now: Instant,
  sort: PositionSort,
  items: readonly Item[],
  rankOf: (item: Item, context: FigureContext) => Ranked,
): readonly Item[] {
  const context = figureContext(services, now)
  return sortedBy(items, sort, (item) => rankOf(item, context), ratesAt(services, now))
}

async function inventory(
  services: Services,
  account: AccountId,
  { now, sort = 'newest', page }: Sorted,
): Promise<PageOf<InventoryLine>> {
  const filter = { collection: tradingCollections.inventory, stream: accountStream(account) }
  const { rows, total } = await services.store.rows(filter, sort === 'newest' ? page : WHOLE)
  const lines = rows.map(({ row }) => lineIn(row))
  if (sort === 'newest') return { rows: lines, total }
  return pageOf(sorted(services, now, sort, lines, rankOfLine), page)
}

/** Positions of a tab; those that are owned are some of those in progress. Only what is open is sorted. */
async function positions(
  services: Services,
  account: AccountId,
  tab: PositionTab,
  { now, sort = 'newest', page }: Sorted,
): Promise<PageOf<PositionView>> {
  const stream = accountStream(account)
  const state = tab === 'inventory' ? 'inProgress' : tab
  const isWhole = tab === 'inventory' || sort !== 'newest'
  const filter = { collection: tradingCollections.cards, stream, state }
  const { rows, total } = await services.store.rows(filter, isWhole ? WHOLE : page)
  const views = rows.map(({ row }) => viewIn(row))
  if (!isWhole) return { rows: views, total }
  const listed = tab === 'inventory' ? views.filter((view) => tabsOf(view).includes(tab)) : views
  const open = listed.filter(isOpen)
  const isSorted = sort !== 'newest' && open.length === listed.length
  return pageOf(isSorted ? sorted(services, now, sort, open, rankOfPosition) : listed, page)
}

export const positionRoutes = [
  memberRead(tradePositions, async ({ tab, sort, ...page }, { services, account, now }) => {
    const { rows, total } = await positions(services, account, tab, { now, sort, page: pageAt(page) })
    return ok({ positions: listed(services, now, rows), total })
  }),

  memberRead(tradeInventory, async ({ sort, ...page }, { services, account, now }) => {
    const { rows, total } = await inventory(services, account, { now, sort, page: pageAt(page) })
    const lines = rows.flatMap(({ instrument: id, ...line }) => {
      const instrument = services.market.listing(id)
      return instrument === undefined ? [] : [{ ...line, instrument }]
    })
    return ok({ lines, total })
  }),

  memberRead(tradePosition, async ({ position: id }, { services, account, now }) => {
    const view = await storedView(services, account, id)
    const [shown] = view === undefined ? [] : listed(services, now, [view])
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
