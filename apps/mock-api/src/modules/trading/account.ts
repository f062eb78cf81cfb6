import { tradeAccount, tradeSummary } from '@onelot/api-client'
import {
  type OpenPosition,
  type WorkingOrder,
  accountStream,
  closingOrdersOf,
  convertPortfolios,
  currencyParts,
  netPaidIn,
  ok,
  portfoliosOf,
  sliceOf,
  trading,
  tradingAnswers,
  viewOfPosition,
} from '@onelot/domain'
import { memberRead } from '../../http/route.ts'
import { figureContext, ratesAt } from './figures.ts'
import { openPositionOnWire } from './onWire.ts'

export const accountRoutes = [
  memberRead(tradeAccount, async ({ instrument }, { services, account }) => {
    const { state } = await services.streams.load(accountStream(account))
    const { stopOutRate, pendingBlocksTrading } = services.site.values.settings
    const { realName, restrictions, pendingFundOperation } = tradingAnswers(state)
    const own = sliceOf(state, trading)
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
      orders: orders.map(({ id, purpose, position, terms: { lots }, group }) => ({
        id,
        purpose,
        position,
        lots,
        group,
      })),
      positions: positions.map((position) =>
        openPositionOnWire(viewOfPosition(position, closingOrdersOf(own, position.id))),
      ),
      rules: { stopOutRate, pendingBlocksTrading },
    })
  }),

  memberRead(tradeSummary, async ({ currency }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const portfolios = portfoliosOf(sliceOf(state, trading), state.ledger, figureContext(services, now))
    const rates = ratesAt(services, now)
    const figures = convertPortfolios(portfolios, currency, rates)
    const parts = currencyParts(portfolios, currency, rates)
    const accounts = portfolios.flatMap(
      ({ currency: own, figures: { available, frozen, margin, withdrawable } }) =>
        parts
          .filter(({ of }) => of === own)
          .map(({ of: _, ...converted }) => ({ available, frozen, margin, withdrawable, converted })),
    )
    const paidIn = netPaidIn(state.ledger, currency, rates)
    return ok({ ...figures, paidIn, accounts, asOf: now })
  }),
]
