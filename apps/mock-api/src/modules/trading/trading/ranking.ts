import {
  type FigureContext,
  type Instant,
  type PositionSort,
  type Ranked,
  invalid,
  no,
  sortValue,
} from '@onelot/domain'
import { type ListAsked, type ListOrder, pageOf, storedOrder } from '../../../http/paging.ts'
import { momentIn } from '../../../http/snapshots.ts'
import type { Services } from '../../../services.ts'
import type { Found } from '../../../store/lists.ts'
import { decimalSortKey } from '../../../store/sortKeys.ts'
import { figureContext, ratesAt } from '../../base/figures.ts'

const directions = ['ascending', 'descending', ...storedOrder.directions] as const

interface RankedAsked extends ListAsked {
  readonly sort: Exclude<PositionSort, 'newest'>
}

/** A page of rows, the greatest first by the quotes of the moment of the first page: quotes that move meanwhile move no row. */
export function rankedPage<Item extends Found>(
  services: Services,
  items: readonly Item[],
  rankOf: (item: Item, context: FigureContext) => Ranked,
  { sort, ...page }: RankedAsked,
  now: Instant,
) {
  const at = page.after === undefined ? now : momentIn(page.after, directions.length, now)
  if (at === undefined) return no(invalid({ after: 'malformed' }))
  const context = figureContext(services, at)
  const rates = ratesAt(services, at)
  const order: ListOrder<Item> = {
    slotOf: (item) => [
      at,
      decimalSortKey(sortValue(rankOf(item, context), sort, rates)),
      ...storedOrder.slotOf(item),
    ],
    directions,
  }
  return pageOf(items, order, page)
}
