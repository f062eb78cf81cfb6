import { tradeAccount, tradeHoldings, tradeSummary } from '@onelot/api-client'
import {
  type Instant,
  type OpenPosition,
  type PositionId,
  type StreamState,
  type WorkingOrder,
  accountStream,
  closingOrdersOf,
  holdingsOf,
  lentLotsIn,
  nextOpening,
  marketIds,
  ok,
  sliceOf,
  trading,
  tradingAccountOf,
  tradingAnswers,
  viewOfPosition,
} from '@onelot/domain'
import { memberRead } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { dayTradeRulesOf } from '../../base/dayTrading.ts'
import { figureContext, ratesAt } from '../../base/figures.ts'
import { listingAt } from '../../base/listing.ts'
import { openPositionOnWire } from './onWire.ts'
import { orderOnWire } from './orderOnWire.ts'
import { summaryOf } from './summary.ts'

/** Lots that the member has lent of some positions of one market; undefined where there are none. */
function lentOf(
  { site, calendar }: Services,
  state: StreamState,
  positions: readonly OpenPosition[],
  now: Instant,
) {
  const all = lentLotsIn(state)
  const lent = positions.filter(({ id }) => (all[id] ?? 0) > 0)
  const [first] = lent
  if (first === undefined) return undefined
  const lots: Record<PositionId, number> = {}
  for (const { id } of lent) lots[id] = all[id] ?? 0
  return { lots, until: nextOpening(site.marketRules(first.market), calendar, now) }
}

export const accountRoutes = [
  memberRead(tradeAccount, async ({ instrument }, { services, account, now }) => {
    const moment = { market: services.market, now }
    const { state } = await services.streams.load(accountStream(account))
    const { stopOutRate, pendingBlocksTrading } = services.site.values.settings
    const member = tradingAnswers(state)
    const { realName, restrictions, pendingFundOperation } = member
    const own = sliceOf(state, trading)
    const listing = listingAt(services, instrument, now)
    const positions = Object.values<OpenPosition>(own.positions).filter(
      ({ terms }) => terms.instrument === instrument,
    )
    const orders = Object.values<WorkingOrder>(own.orders).filter(
      ({ terms }) => terms.instrument === instrument,
    )
    return ok({
      account,
      realName,
      restrictions,
      pendingFundOperation,
      marginEnabled: own.marginEnabled,
      balances: state.ledger,
      lent: lentOf(services, state, positions, now),
      orders: orders.map((order) => orderOnWire(moment, { ...order, status: 'working' })),
      positions: positions.map((position) =>
        openPositionOnWire(moment, viewOfPosition(position, closingOrdersOf(own, position.id))),
      ),
      rules: {
        stopOutRate,
        pendingBlocksTrading,
        dayTrade: listing && dayTradeRulesOf(services, listing),
      },
      dayTrading: tradingAccountOf(own, { member, ledger: state.ledger, listing }).dayTrading,
    })
  }),

  memberRead(tradeSummary, async ({ currency }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    return ok(summaryOf(services, state, currency, now))
  }),

  memberRead(tradeHoldings, async ({ currency }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const context = figureContext(services, now)
    const rates = ratesAt(services, now)
    const own = sliceOf(state, trading)
    const holdings = holdingsOf(own, state.ledger, currency, context, rates)
    const { figures, byInstrument, ...rest } = holdings
    const { withdrawable: _withdrawable, ...shown } = figures
    const named = byInstrument.flatMap((part) => {
      const listing = services.market.listing(part.instrument)
      return listing === undefined ? [] : [{ ...part, name: listing.name }]
    })
    const days = marketIds.map((market) => ({ market, today: context.days(market).today }))
    const open = Object.values<OpenPosition>(own.positions).map(
      ({ terms: { instrument, side }, market, currency: its, lotSize, fill, inForce }) => {
        const terms = { instrument, side }
        return { terms, market, currency: its, lotSize, fill, inForce }
      },
    )
    return ok({ ...shown, ...rest, byInstrument: named, open, rates, days, asOf: now })
  }),
]
