import { tradeInventory, tradePosition, tradePositions } from '@onelot/api-client'
import {
  type AccountId,
  type Instant,
  type OlderTab,
  type PositionAsset,
  type PositionSort,
  type PositionTab,
  accountStream,
  cardStates,
  isOlderTab,
  isOpen,
  no,
  ok,
  olderTabs,
  rankOfLine,
  rankOfPosition,
  refuse,
  tradingCollections,
} from '@onelot/domain'
import { type ListAsked, lineOnWire, storedPage } from '../../../http/paging.ts'
import { memberRead } from '../../../http/route.ts'
import { ledgerCollections } from '../../../kernel/projection.ts'
import type { Services } from '../../../services.ts'
import type { Page } from '../../../store/lists.ts'
import { executionIn, viewIn } from '../../base/tradingRows.ts'
import { executionOnWire } from '../executionOnWire.ts'
import { keepCards } from './keptCards.ts'
import { listed } from './listed.ts'
import { rankedPage } from './ranking.ts'
import { lineIn, storedView } from './stored.ts'

/** A page long enough for all that belongs to one position, or is owned of all instruments. */
const WHOLE: Page = { limit: 10_000 }
type Sorted = ListAsked & { readonly sort?: PositionSort | undefined }

const wrongState = refuse('ORDER_WRONG_STATE', {})

/** Lines of what is owned, a page of them. */
async function inventory(
  services: Services,
  account: AccountId,
  { sort = 'newest', ...page }: Sorted,
  now: Instant,
) {
  const filter = { collection: tradingCollections.inventory, stream: accountStream(account) }
  if (sort === 'newest') return storedPage(services, filter, page)
  const { rows } = await services.store.rows(filter, WHOLE)
  return rankedPage(
    services,
    rows,
    ({ row }, context) => rankOfLine(lineIn(row), context),
    { sort, ...page },
    now,
  )
}

type ListedAsked = Sorted & {
  readonly tab: PositionTab | OlderTab
  readonly asset?: PositionAsset | undefined
}

/** Cards of a list, of one asset or of all. Only what is open is sorted. */
async function positions(
  services: Services,
  account: AccountId,
  { sort = 'newest', ...asked }: ListedAsked,
  now: Instant,
) {
  await keepCards(services, account, now)
  const { tab, asset, ...page } = isOlderTab(asked.tab)
    ? { ...asked, ...olderTabs[asked.tab] }
    : { ...asked, tab: asked.tab }
  const state = cardStates(tab, asset === undefined ? undefined : [asset])
  const filter = { collection: tradingCollections.cards, stream: accountStream(account), state }
  if (sort === 'newest' || tab !== 'inProgress') return storedPage(services, filter, page)
  const { rows } = await services.store.rows(filter, WHOLE)
  const open = rows.flatMap((found) => {
    const view = viewIn(found.row)
    return isOpen(view) ? [{ ...found, view }] : []
  })
  return rankedPage(
    services,
    open,
    ({ view }, context) => rankOfPosition(view, context),
    { sort, ...page },
    now,
  )
}

export const positionRoutes = [
  memberRead(tradePositions, async (asked, { services, account, now }) => {
    const found = await positions(services, account, asked, now)
    if (!found.ok) return found
    const { rows, ...page } = found.value
    const views = rows.map(({ row }) => viewIn(row))
    return ok({ positions: await listed({ services, account, now }, views), ...page })
  }),

  memberRead(tradeInventory, async (asked, { services, account, now }) => {
    const found = await inventory(services, account, asked, now)
    if (!found.ok) return found
    const { rows, ...page } = found.value
    const lines = rows.flatMap(({ row }) => {
      const { instrument: id, ...line } = lineIn(row)
      const instrument = services.market.listing(id)
      return instrument === undefined ? [] : [{ ...line, instrument }]
    })
    return ok({ lines, ...page })
  }),

  memberRead(tradePosition, async ({ position: id }, { services, account, now }) => {
    const view = await storedView(services, account, id)
    const [shown] = view === undefined ? [] : await listed({ services, account, now }, [view])
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
