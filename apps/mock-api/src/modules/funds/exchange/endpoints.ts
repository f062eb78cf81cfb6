import { type ExchangeDone, contract } from '@onelot/api-client'
import { accountAnswers, accountStream, no, ok, refuse, sliceOf } from '@onelot/domain'
import { type CurrencyPair, exchange as rules, spreadOf } from '@onelot/domain/modules/funds/exchange'
import { type Route, memberHeavyRead, memberRead, memberWrite } from '../../../http/route.ts'
import type { Plan } from '../../../kernel/plan.ts'
import type { Services } from '../../../services.ts'
import { decidedForMember } from '../../base/decided.ts'
import { chartOf } from './chart.ts'
import { quoteFor } from './quoting.ts'
import { settings } from './settings.ts'

const { exchangeQuote, exchangeChart, exchangeConvert } = contract.exchange

/** Of two series of a month, of the budget of reads. */
const POINTS_OF_CHART = 1

/** Why there is no rate of a pair. */
function noRateOf({ site }: Services, { from, to }: CurrencyPair) {
  if (site.settingsOf(settings).feature === 'off') return refuse('PRODUCT_UNAVAILABLE', {})
  return from === to ? refuse('SAME_CURRENCY', {}, { to: 'notAllowed' }) : undefined
}

/** What an exchange did. @throws Error where there was none */
function doneIn({ after }: Plan): ExchangeDone {
  const { last } = sliceOf(after, rules)
  if (last === undefined) throw new Error('nothing was exchanged')
  const { mid, ...done } = last
  return { ...done, spread: spreadOf(done.source, done.target, mid) }
}

export const routes: readonly Route[] = [
  memberRead(exchangeQuote, async (pair, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    if (accountAnswers(state).restrictions.includes('frozen')) return no(refuse('ACCOUNT_FROZEN', {}))
    const refusal = noRateOf(services, pair)
    return refusal === undefined ? ok(await quoteFor(services, account, state, pair, now)) : no(refusal)
  }),

  memberHeavyRead(
    exchangeChart,
    () => POINTS_OF_CHART,
    async (pair, { services, now }) => {
      const refusal = noRateOf(services, pair)
      return refusal === undefined ? ok({ days: await chartOf(services, pair, now) }) : no(refusal)
    },
  ),

  memberWrite(exchangeConvert, async ({ token, amount }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'exchange.convert', token, amount })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: doneIn(plan), message: 'EXCHANGED', plan })
  }),
]
