import { loansRepay, loansSubmit } from '@onelot/api-client'
import { exchanged } from '../../../funds/exchange/testing/exchanged.ts'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { rejectRequest } from '../../../../worlds/sales.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple } = demoInstruments

/** What is own is a billion won at least. */
const practiceMoney = { KRW: '1200000000', USD: '100000', THB: '0', TWD: '0' } as const
const DAYS_OF_A_MONTH = 31

/** A verified member owns shares in two markets. */
async function owning(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  for (const instrument of [apple, koreanStock(guide.broker.services.market)])
    await guide.place({ instrument, side: 'long', type: 'market', lots: 40, leverage: 1 })
}

const borrow = async (guide: WorldGuide): Promise<string> =>
  (await guide.call(loansSubmit, { amount: '24500000', instalments: 3 })).loan.id

/** Has borrowed for that long. The session has ended by then. */
async function borrowedFor(guide: WorldGuide, days: number): Promise<void> {
  await owning(guide)
  await borrow(guide)
  for (let day = 0; day < days; day += 1) await guide.advance('24 h')
  await guide.login()
}

/** Leaves too little won for the first instalment. */
async function overdue(guide: WorldGuide): Promise<void> {
  await owning(guide)
  await borrow(guide)
  await guide.advance('24 h')
  await guide.login()
  const { market, clock } = guide.broker.services
  const price = market.quote(koreanStock(market), clock.now())?.price ?? '1'
  // Dearer than all other won.
  await exchanged(
    guide,
    { from: 'KRW', to: 'USD' },
    String(1_218_000_000 - 40 * Math.ceil(Number(price) * 1.01)),
  )
  for (let day = 1; day < DAYS_OF_A_MONTH + 2; day += 1) await guide.advance('24 h')
  await guide.login()
}

/** Has bought one share for all that it had and nearly all that it borrowed. */
async function securedByOneShare(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  const buy = { instrument: apple, side: 'long', type: 'market', leverage: 1 } as const
  await guide.place({ ...buy, lots: 40 })
  await guide.call(loansSubmit, { amount: '9000000', instalments: 3 })
  await guide.advance('1 min')
  await exchanged(guide, { from: 'KRW', to: 'USD' }, '9500000')
  await guide.place({ ...buy, lots: 25 })
}

/** Has sold shares for most won that it has: they have not settled, and less than the loan may be withdrawn. */
async function soldYesterday(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  const instrument = koreanStock(guide.broker.services.market)
  const lots = Math.floor(1_190_000_000 / Number(guide.bid(instrument)))
  const position = await guide.place({ instrument, side: 'long', type: 'market', lots, leverage: 1 })
  await borrow(guide)
  await guide.advance('1 day')
  await guide.login()
  await exchanged(guide, { from: 'KRW', to: 'USD' }, '24500000')
  await guide.close({ position, lots, type: 'market' })
}

const byOperator = {
  modules: { requests: { 'loans.loan': { mode: 'operator' }, 'loans.repayment': { mode: 'operator' } } },
} as const
const withSettings = (loans: Readonly<Record<string, unknown>>) => ({ modules: { loans } })
const ofMonth = { practiceMoney, history: '33 days' } as const

/** Money that is borrowed, and what stands in the way. */
export const worlds = {
  /** Verified, owns more than a billion won in cash and shares of two markets, and has borrowed nothing. */
  loanOffered: { practiceMoney, build: owning },
  /** Owns too little to borrow. */
  loanBelow: { build: owning },
  /** All places of the year are taken. */
  loanFull: { practiceMoney, site: withSettings({ places: 0 }), build: owning },
  /** The campaign ended yesterday. */
  loanClosed: { practiceMoney, site: withSettings({ until: '2026-03-09' }), build: owning },
  /** A site without loans. */
  withoutLoans: { practiceMoney, site: withSettings({ feature: 'off' }), build: owning },
  /** Has asked for 24,500,000 in three instalments; the request waits for an operator. */
  loanSubmitted: {
    practiceMoney,
    site: byOperator,
    async build(guide) {
      await owning(guide)
      await borrow(guide)
    },
  },
  /** An operator has rejected that, and said why. */
  loanRejected: {
    practiceMoney,
    site: byOperator,
    async build(guide) {
      await owning(guide)
      await rejectRequest(guide, await borrow(guide), 'Your income could not be confirmed.')
    },
  },
  /** Has borrowed ten days ago. */
  loanRunning: { practiceMoney, history: '10 days', build: (guide) => borrowedFor(guide, 10) },
  /** The first instalment was collected. */
  loanPaidOnce: { ...ofMonth, build: (guide) => borrowedFor(guide, DAYS_OF_A_MONTH + 2) },
  /** Too little was there for the first instalment. */
  loanOverdue: { ...ofMonth, build: overdue },
  /** Has asked to pay a part back; the review is under way. */
  repaymentSubmitted: {
    practiceMoney,
    history: '10 days',
    async build(guide) {
      await borrowedFor(guide, 10)
      await guide.call(loansRepay, { amount: '4750000' })
    },
  },
  /** Has paid all of it back. */
  loanRepaid: {
    practiceMoney,
    history: '10 days',
    async build(guide) {
      await borrowedFor(guide, 9)
      // With the interest of nine days.
      await guide.call(loansRepay, { amount: '24543496' })
      await guide.advance('24 h')
      await guide.login()
    },
  },
  /** The ratio is under what the site warns at. */
  loanCollateralLow: {
    practiceMoney,
    history: '2 days',
    site: withSettings({ warning: '100' }),
    build: (guide) => borrowedFor(guide, 2),
  },
  /** Has bought Apple for all of it, and a fall of some percent brings the ratio under what the site warns at. */
  loanNearWarning: {
    practiceMoney: { KRW: '1000000', USD: '10000', THB: '0', TWD: '0' },
    site: withSettings({ leastOwn: '0', warning: '2.4' }),
    build: securedByOneShare,
  },
  /** Has sold shares for most of its won, which have not settled: more is available than may be withdrawn. */
  loanUnsettled: { practiceMoney, history: '2 days', build: soldYesterday },
  /** Has a loan that runs where the site gives none any more. */
  loanStopped: {
    practiceMoney,
    history: '10 days',
    async build(guide) {
      await borrowedFor(guide, 10)
      const set = await guide.broker.operator.changeSite(withSettings({ feature: 'off' }))
      if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
    },
  },
} as const satisfies Readonly<Record<string, World>>
