import type { ExchangeQuoteOnWire } from '@onelot/api-client'
import {
  type AccountId,
  type Currency,
  type Instant,
  type StreamState,
  accountAnswers,
  balanceOf,
  plusMs,
  rateOf,
} from '@onelot/domain'
import { type CurrencyPair, exchangeRate } from '@onelot/domain/modules/funds/exchange'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'
import { settings } from './settings.ts'
import { tokenOf } from './token.ts'

function accountIn(
  state: StreamState,
  currency: Currency,
  now: Instant,
): ExchangeQuoteOnWire['accounts']['from'] {
  const { withdrawable, unsettled } = accountAnswers(state)
  return {
    available: balanceOf(state.ledger, currency, 'available'),
    frozen: balanceOf(state.ledger, currency, 'frozen'),
    withdrawable: withdrawable(currency, now),
    unsettled: unsettled(currency, now),
  }
}

/** A rate of now that holds for some seconds, signed for the account, and what the account has. */
export async function quoteFor(
  services: Services,
  account: AccountId,
  state: StreamState,
  pair: CurrencyPair,
  now: Instant,
): Promise<ExchangeQuoteOnWire> {
  const { spread, quoteSeconds } = services.site.settingsOf(settings)
  const rates = ratesAt(services, now)
  const worth = { from: rateOf(rates, pair.from), to: rateOf(rates, pair.to) }
  const quote = {
    ...pair,
    rate: exchangeRate(worth, spread),
    mid: exchangeRate(worth),
    expiresAt: plusMs(now, quoteSeconds * 1_000),
  }
  return {
    ...quote,
    spread,
    quotedAt: now,
    token: await tokenOf(services.vault, account, quote),
    accounts: { from: accountIn(state, pair.from, now), to: accountIn(state, pair.to, now) },
  }
}
