import {
  type TradeSummary,
  contract,
  exchangeConvert,
  exchangeQuote,
  tradeClose,
  tradePlace,
  tradeSummary,
} from '@onelot/api-client'
import { type Currency, accountId, accountStream, add, money, zero } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { figureFaults } from '../../../anyCommands/soundFigures.ts'
import { limitBuy, lowestAsk, marketBuy } from '../../../testing/appleOrders.ts'
import { mayWithdraw, wallet } from '../../../testing/withdrawing.ts'

const REVIEW_MS = 5_000
const { payeesAddWallet } = contract.payees

/** An account with an open position, proceeds that have not settled, an order that waits and a withdrawal under review, after an exchange and a fee. */
async function inMotion() {
  const { world, member, submit } = await mayWithdraw()
  const { call, pass, broker } = world
  const { payee } = await call(payeesAddWallet, wallet, member)
  await submit({ payee, money: { currency: 'USD', amount: '500' } })
  await pass(REVIEW_MS)
  const { token } = await call(exchangeQuote, { from: 'KRW', to: 'USD' }, member)
  await call(exchangeConvert, { token, amount: '1234567' }, member)
  const { position: sold } = await call(tradePlace, marketBuy(10), member)
  await pass(60_000)
  await call(tradeClose, { position: sold.id, type: 'market', lots: 10 }, member)
  await submit({ money: { currency: 'KRW', amount: '50000' } })
  const price = (Number(lowestAsk(1).price) * 0.9).toFixed(2)
  const { position: waiting } = await call(tradePlace, limitBuy(price, 3), member)
  await call(tradePlace, marketBuy(7), member)
  await pass(1_000)
  const summary = (currency: Currency) => call(tradeSummary, { currency }, member)
  const state = async () =>
    (await broker.services.streams.load(accountStream(accountId(member.account)))).state
  return { summary, state, waiting }
}

const of = (currency: Currency, { accounts }: TradeSummary) => {
  const own = accounts.find(({ available }) => available.currency === currency)
  if (own === undefined) throw new Error(`there is no account in ${currency}`)
  return own
}

describe('the summary of an account', () => {
  it('names what holds each part of what is frozen: which order, which withdrawal', async () => {
    const { summary, waiting } = await inMotion()
    const shown = await summary('KRW')
    expect(of('USD', shown).holds).toMatchObject([
      { ref: waiting.id, order: { position: waiting.id, instrument: 'US:AAPL', side: 'long' } },
    ])
    expect(of('KRW', shown).holds).toMatchObject([
      { money: money('KRW', '50000'), request: 'withdrawals.withdrawal' },
    ])
    expect(of('THB', shown).holds).toEqual([])
  })

  it('says what settles when: the proceeds of a sale are there on D+1', async () => {
    const { summary } = await inMotion()
    const { days, available, withdrawable } = of('USD', await summary('USD'))
    expect(days.map(({ ahead }) => ahead)).toEqual([undefined, 1, 2])
    expect(days[0]?.withdrawable).toEqual(withdrawable)
    expect(days[1]).toMatchObject({ from: '2026-03-10T04:00:00.000Z', withdrawable: available })
    expect(days[2]?.settles).toEqual(zero('USD'))
  })

  it('has figures that open into parts that add up, in any currency, and no other ones', async () => {
    const { summary, state } = await inMotion()
    for (const currency of ['KRW', 'USD', 'JPY'] as const)
      expect(figureFaults(await state(), await summary(currency))).toEqual([])
    const shown = await summary('USD')
    const cent = money('USD', '0.01')
    const without: readonly TradeSummary[] = [
      { ...shown, paidIn: add(shown.paidIn, cent) },
      { ...shown, frozen: add(shown.frozen, cent) },
      { ...shown, sources: { ...shown.sources, entryFees: zero('USD') } },
      { ...shown, accounts: shown.accounts.map((one) => ({ ...one, holds: [] })) },
      { ...shown, accounts: shown.accounts.map((one) => ({ ...one, days: one.days.slice(0, 1) })) },
    ]
    for (const wrong of without) expect(figureFaults(await state(), wrong)).not.toEqual([])
  })

  it('names what else was earned or charged by what did: an exchange, the fee of a withdrawal', async () => {
    const { summary } = await inMotion()
    const { sources, borrowed } = await summary('USD')
    const named = Object.fromEntries(
      sources.others.map(({ module, money: earned }) => [module, earned.amount]),
    )
    expect(named).toEqual({ exchange: expect.stringMatching(/^-\d/) as string, withdrawals: '-1.00' })
    expect(borrowed).toEqual(zero('USD'))
  })
})
