import { type AccountId, type Restriction, accountId, accountStream, instant, requests } from '@onelot/domain'
import { creditScore } from '@onelot/domain/modules/member/creditScore'
import { security } from '@onelot/domain/modules/member/security'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import { type WorldGuide, demoMember } from '../../../../worlds/guide.ts'
import { limitAt } from '../../../../worlds/limitAt.ts'
import { demoAddresses } from '../../../member/payees/testing/worlds.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple } = demoInstruments
const won = (amount: string) => ({ currency: 'KRW', amount }) as const

/** Verified, with a withdrawal password, a bank account and a wallet. */
async function ready(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.submitRealName()
  await guide.setFundPassword()
  await guide.advance('10 s')
  await guide.addCard({ bank: 'KR088', number: '110234567890', branch: '역삼' })
  await guide.addWallet({ network: 'TRC20', address: demoAddresses.tron, label: 'Cold wallet' })
}

function ownAccount(guide: WorldGuide): AccountId {
  const account = guide.session()?.account
  if (account === undefined) throw new Error('nobody is logged in')
  return accountId(account)
}

/** Rejects as an operator what would have passed by itself. */
async function reject(guide: WorldGuide, id: string, reason: string): Promise<void> {
  const command = { kind: 'requests.decide', request: id, decision: 'reject', reason } as const
  const decided = await guide.broker.operator.command(requests, accountStream(ownAccount(guide)), command)
  if (!decided.ok) throw new Error(`the request ${id} was not rejected: ${decided.refusal.code}`)
}

/** Ready, and then restricted. */
const restricted = (restriction: Restriction) => async (guide: WorldGuide) => {
  await ready(guide)
  const command = { kind: 'members.setRestrictions', restrictions: [restriction] } as const
  const set = await guide.broker.operator.setOnMember(demoMember, command)
  if (!set.ok) throw new Error(`the restriction was refused: ${set.refusal.code}`)
}

async function lowCreditScore(guide: WorldGuide): Promise<void> {
  await ready(guide)
  const entry = { kind: 'creditScore.enter', points: -41, reason: 'Overdue instalment' } as const
  const stream = accountStream(ownAccount(guide))
  const entered = await guide.broker.operator.command(creditScore, stream, entry)
  if (!entered.ok) throw new Error(`the credit score was refused: ${entered.refusal.code}`)
}

async function withdrawalHeld(guide: WorldGuide): Promise<void> {
  await ready(guide)
  const command = { kind: 'security.replaceFundPassword', how: 'reset' } as const
  const reset = await guide.broker.operator.command(security, accountStream(ownAccount(guide)), command)
  if (!reset.ok) throw new Error(`the withdrawal password was not reset: ${reset.refusal.code}`)
}

/** The rest of the hours that a world lasts, of which `ready` took ten seconds: what is asked for next is still under review. */
async function lastHour(guide: WorldGuide): Promise<void> {
  await guide.advance('59 min')
  await guide.advance('50 s')
}

async function deposited(guide: WorldGuide): Promise<void> {
  await ready(guide)
  await guide.deposit({ channel: 'bank-KRW', amount: '5000000' })
  await guide.advance('1 h')
  await guide.deposit({ channel: 'usdt-TRC20', amount: '1200' })
  await guide.advance('1 h')
  await reject(
    guide,
    await guide.deposit({ channel: 'bank-USD', amount: '300' }),
    'The picture cannot be read.',
  )
  await guide.advance('1 h')
  await guide.cancelRequest(await guide.deposit({ channel: 'bank-KRW', amount: '70000' }))
  await lastHour(guide)
  await guide.deposit({ channel: 'bank-KRW', amount: '250000' })
}

async function withdrawn(guide: WorldGuide): Promise<void> {
  await ready(guide)
  await guide.withdraw({ money: won('3000000') })
  await guide.advance('1 h')
  await reject(guide, await guide.withdraw({ money: won('40000') }), 'Your bank has closed the account.')
  await guide.advance('1 h')
  await guide.cancelRequest(await guide.withdraw({ money: won('70000') }))
  await lastHour(guide)
  await guide.withdraw({ money: won('250000') })
}

async function proceedsUnsettled(guide: WorldGuide): Promise<void> {
  await ready(guide)
  const terms = { instrument: apple, side: 'long', type: 'market', lots: 10, leverage: 1 } as const
  const position = await guide.place(terms)
  await guide.close({ position, type: 'market', lots: 10 })
}

/** Sold today, with an order that waits and a withdrawal under review, all in US dollars. */
async function cashOnHold(guide: WorldGuide): Promise<void> {
  await proceedsUnsettled(guide)
  const limitPrice = limitAt(guide, apple, '0.9')
  await guide.place({ instrument: apple, side: 'long', type: 'limit', limitPrice, lots: 5, leverage: 1 })
  await guide.advance('50 s')
  await guide.withdraw({ money: { currency: 'USD', amount: '1200.00' } })
}

/** Of who pays in and has money paid out. */
export const worlds = {
  /** Verified, with a withdrawal password, a bank account and a wallet: may withdraw. */
  readyToWithdraw: { build: ready },
  /** Has made five deposits: two passed, and one each is rejected, cancelled and under review. */
  deposited: { history: '4 h', build: deposited },
  /** Has made four withdrawals: one each has passed, is rejected, cancelled and under review. */
  withdrawn: { history: '3 h', build: withdrawn },
  /** Has just sold what was bought today: the proceeds have not settled. */
  proceedsUnsettled: { build: proceedsUnsettled },
  /** The same, with an order that waits and a withdrawal under review. */
  cashOnHold: { build: cashOnHold },
  /** May withdraw, but for a frozen account. */
  withdrawalFrozen: { build: restricted('frozen') },
  /** May withdraw, but for a ban on it. */
  withdrawalBanned: { build: restricted('withdrawalBanned') },
  /** Has just reset its withdrawal password. */
  withdrawalHeld: { build: withdrawalHeld },
  /** May withdraw, but for a low credit score. */
  lowCreditScore: { build: lowCreditScore },
  /** A Saturday, on which no money is taken in or paid out. */
  fundsClosed: {
    calendar: 'exchange',
    now: instant(Date.parse('2026-03-14T02:00:00.000Z')),
    build: ready,
  },
} as const satisfies Readonly<Record<string, World>>
