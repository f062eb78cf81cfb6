import { exchangeConvert, exchangeQuote, parseWire } from '@onelot/api-client'
import {
  type Currency,
  type StreamState,
  balanceOf,
  currencies,
  exact,
  isPositive,
  minorUnits,
} from '@onelot/domain'
import { defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { asking } from '../../../../anyCommands/sending.ts'

/** Of what is available: parts, all of it, and more than there is. */
const parts = ['0.01', '0.03', '0.1', '0.25', '1', '1.3'] as const
/** After its quote, most often at once. */
const waits = [0, 0, 1_000, 14_000, 15_000] as const

const hasMoney = ({ ledger }: StreamState, currency: Currency): boolean =>
  isPositive(balanceOf(ledger, currency, 'available'))

/** At a quote that is asked for first; now and then the quote is another’s, or has ended. */
const exchange = asking(async ({ drawn, who, state, step: { pick, lots, member } }) => {
  const from = nth(
    currencies.filter((currency) => hasMoney(state, currency)),
    pick >> 2,
  )
  const to = nth(
    currencies.filter((currency) => currency !== from),
    Math.abs(lots),
  )
  if (from === undefined || to === undefined) return undefined
  const asks = pick % 17 === 0 ? drawn.memberAt(1 - member) : who
  const { data } = await drawn.read(asks, exchangeQuote.path, { from, to })
  const quote = parseWire(exchangeQuote.response, data)
  if (!quote.ok) return undefined
  drawn.pass(nth(waits, pick >> 5) ?? 0)
  const available = exact(balanceOf(state.ledger, from, 'available').amount)
  const amount = available.times(nth(parts, pick >> 7) ?? '1').round(minorUnits(from), 0)
  return { path: exchangeConvert.path, body: { token: quote.value.token, amount: amount.toFixed() } }
})

export const acts = defineActs({
  acts: { exchange },
  drawn: [[6, 'exchange']],
  kinds: ['exchange/convert'],
})
