import { electiveDividendsElect } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { dayAhead } from '../../../../worlds/dayAhead.ts'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import { type WorldGuide, demoMember } from '../../../../worlds/guide.ts'
import { rejectRequest } from '../../../../worlds/sales.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple: instrument } = demoInstruments
const SHARES = 300
const AMOUNT = decimal('3.2')

/** When the ex-date and the pay date are, in trading days from the beginning. */
interface Dates {
  readonly ex: number
  readonly pay: number
}
const later: Dates = { ex: 1, pay: 9 }

/** Owns 300 shares of Apple, of which a dividend is announced that may be taken in shares. Returns the dividend. */
async function announced(guide: WorldGuide, { ex, pay }: Dates = later): Promise<string> {
  const { broker } = guide
  await guide.register()
  await guide.enableMargin()
  await guide.place({ instrument, side: 'long', type: 'market', lots: SHARES, leverage: 1 })
  const done = await broker.operator.announceDividend({
    instrument,
    amount: AMOUNT,
    exDate: dayAhead(broker, 'US', ex),
    payDate: dayAhead(broker, 'US', pay),
    elective: true,
    reason: 'simulated',
  })
  if (!done.ok) throw new Error(`the dividend was refused: ${JSON.stringify(done.refusal)}`)
  const dividend = broker.services.market.actions(instrument).find(({ kind }) => kind === 'dividend')
  if (dividend === undefined) throw new Error('a dividend was announced')
  return dividend.id
}

/** The ex-date has begun an hour ago, at the latest. */
async function counted(guide: WorldGuide, dates?: Dates): Promise<string> {
  const dividend = await announced(guide, dates)
  await guide.advance('47 h')
  await guide.login()
  return dividend
}

/** Takes it in shares. Returns the request. */
async function elected(guide: WorldGuide, dates?: Dates): Promise<string> {
  const dividend = await counted(guide, dates)
  const { dividends } = await guide.call(electiveDividendsElect, { dividend })
  const request = dividends.find(({ id }) => id === dividend)?.request
  if (request === undefined) throw new Error('an election waits for its review')
  return request
}

async function chosen(guide: WorldGuide, dates?: Dates): Promise<void> {
  await elected(guide, dates)
}

async function restricted(guide: WorldGuide): Promise<void> {
  await counted(guide)
  const set = await guide.broker.operator.setOnMember(demoMember, {
    kind: 'members.setRestrictions',
    restrictions: ['tradingBanned'],
  })
  if (!set.ok) throw new Error(`the restriction was refused: ${set.refusal.code}`)
}

async function rejected(guide: WorldGuide): Promise<void> {
  await rejectRequest(guide, await elected(guide), 'No shares are issued to this account.')
}

async function stopped(guide: WorldGuide): Promise<void> {
  await chosen(guide)
  await guide.advance('1 h')
  const set = await guide.broker.operator.changeSite(withSettings({ feature: 'off' }))
  if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
}

async function over(guide: WorldGuide, build: (guide: WorldGuide) => Promise<unknown>): Promise<void> {
  await build(guide)
  await guide.advance('73 h')
  await guide.login()
}

const byOperator = { modules: { requests: { 'electiveDividends.election': { mode: 'operator' } } } } as const
const withSettings = (electiveDividends: Readonly<Record<string, unknown>>) => ({
  modules: { electiveDividends },
})
/** The deadline is the close of the day after the ex-date. */
const aDay = withSettings({ deadlineDays: 1 })
const soon: Dates = { ex: 1, pay: 4 }

/** Dividends that may be taken in shares, from before the ex-date to the payment. */
export const worlds = {
  /** Owns 300 shares of Apple; the ex-date of a dividend that may be taken in shares is in three days. */
  electionAhead: { build: (guide) => announced(guide, { ex: 3, pay: 11 }).then(() => undefined) },
  /** The ex-date has begun, and nothing is chosen. */
  electionOpen: { history: '2 days', build: (guide) => counted(guide).then(() => undefined) },
  /** Has asked for shares; the request waits for an operator. */
  electionSubmitted: { history: '2 days', site: byOperator, build: (guide) => chosen(guide) },
  /** An operator has rejected that, and said why; it may be asked for again. */
  electionRejected: { history: '2 days', site: byOperator, build: rejected },
  /** Has asked for shares, which was accepted; the deadline is still to come. */
  electionAccepted: { history: '2 days', build: (guide) => chosen(guide) },
  /** The same after the deadline, before the pay date. */
  electionFixed: { history: '5 days', site: aDay, build: (guide) => over(guide, chosen) },
  /** Nothing was chosen by the deadline; the pay date is still to come. */
  electionMissed: { history: '5 days', site: aDay, build: (guide) => over(guide, counted) },
  /** It was paid in shares, and a rest in cash. */
  electionPaid: { history: '5 days', build: (guide) => over(guide, (one) => chosen(one, soon)) },
  /** Nothing was chosen, and it was paid in cash. */
  electionPaidInCash: { history: '5 days', build: (guide) => over(guide, (one) => counted(one, soon)) },
  /** As `electionOpen`, banned from trading. */
  electionRestricted: { history: '2 days', build: restricted },
  /** As `electionAccepted`, on a site that has stopped offering it. */
  electionStopped: { history: '2 days', build: stopped },
} as const satisfies Readonly<Record<string, World>>
