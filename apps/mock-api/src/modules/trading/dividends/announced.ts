import type { AnnouncedDividendOnWire } from '@onelot/api-client'
import {
  type AnnouncedDividend,
  type DividendLine,
  type Instant,
  type TradingState,
  dividendLines,
  dividendTotals,
  entryOf,
} from '@onelot/domain'
import type { ListOrder } from '../../../http/paging.ts'
import type { Services } from '../../../services.ts'
import { dividendOnWire } from './onWire.ts'

/** What the account's long positions receive: as counted at the ex-date, before it as it would be now. */
function linesOf(
  dividend: AnnouncedDividend,
  state: TradingState,
  { site }: Services,
  now: Instant,
): readonly DividendLine[] {
  if (now >= dividend.opensAt) return entryOf(state.actions, dividend.id)?.longs ?? []
  const rate = site.values.settings.dividendWithholding[dividend.market]
  return dividendLines(dividend, state, rate).filter(({ side }) => side === 'long')
}

/** Those of what the account holds first, the nearest ex-date first. */
export const announcedOrder: ListOrder<AnnouncedDividendOnWire> = {
  slotOf: ({ own, exDate, id }) => [own === undefined ? 'other' : 'held', exDate, id],
  directions: ['ascending', 'ascending', 'ascending'],
}

/** Dividends that are not paid yet, in any order. */
export function announcedDividends(
  services: Services,
  state: TradingState,
  now: Instant,
): readonly AnnouncedDividendOnWire[] {
  const { market } = services
  const dividends = market
    .acting()
    .flatMap((id) => market.actions(id))
    .filter((action): action is AnnouncedDividend => action.kind === 'dividend')
    .filter((dividend) => now < dividend.paysAt && market.status(dividend.instrument, now) !== 'delisted')
  return dividends.flatMap((dividend): readonly AnnouncedDividendOnWire[] => {
    const named = dividendOnWire(services, dividend)
    if (named === undefined) return []
    const lines = linesOf(dividend, state, services, now)
    const own = lines.length === 0 ? {} : { own: dividendTotals({ dividend, lines }) }
    const elective = dividend.elective !== undefined
    return [{ ...named, state: now < dividend.opensAt ? 'ahead' : 'ex', elective, ...own }]
  })
}
