import { contract, memberSetFundPassword } from '@onelot/api-client'
import { currencies, minorUnits } from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { payeesOf } from './inAccount.ts'
import { booksFaults } from './soundBooks.ts'
import type { FundAction, Step } from './step.ts'

const { depositsSubmit } = contract.deposits
const { withdrawalsSubmit } = contract.withdrawals
const { payeesAddWallet } = contract.payees
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const channels = ['bank-KRW', 'bank-USD', 'bank-TWD', 'bank-THB', 'usdt-TRC20', 'private-KRW'] as const
const channelPassword = '310310'
const dollars = ['15', '14.99', '20.5', '250', '5000'] as const

/** One of each broker who trades nothing: with a position open nothing is paid out. */
const savers = new WeakMap<DrawnBroker, DrawnMember>()

async function saverOf(drawn: DrawnBroker): Promise<DrawnMember> {
  const known = savers.get(drawn)
  if (known !== undefined) return known
  const saver = await drawn.newcomer()
  const { phone, fundPassword } = saver
  const passed = { kind: 'members.setRealNameState', state: 'passed' } as const
  await drawn.broker.operator.setOnMember({ phone }, passed)
  const chosen = { fundPassword, fundPasswordConfirm: fundPassword }
  await drawn.send(saver, memberSetFundPassword.path, chosen)
  await drawn.send(saver, payeesAddWallet.path, { network: 'TRC20', address, fundPassword })
  savers.set(drawn, saver)
  return saver
}

/** Of any currency and any size; now and then with a voucher that was used, or without the channel's password. */
async function payIn(drawn: DrawnBroker, who: DrawnMember, { pick, lots }: Step): Promise<void> {
  const channel = channels[pick % channels.length] ?? 'bank-KRW'
  const password = pick % 13 === 0 ? 'wrong' : channelPassword
  const [currency = 'KRW'] = currencies.filter((one) => channel.endsWith(one))
  const whole = 10_000 + Math.abs(lots)
  const amount = minorUnits(currency) === 0 ? String(whole) : `${String(whole)}.25`
  const body = { channel, password, amount, voucher: await drawn.upload(who) }
  if (!(await drawn.send(who, depositsSubmit.path, body)) || pick % 11 > 0) return
  await drawn.send(who, depositsSubmit.path, body)
}

/** Of too little now and then, or with a wrong password; from two tabs at once as well. */
async function payOut(drawn: DrawnBroker, { pick, lots }: Step): Promise<void> {
  const saver = await saverOf(drawn)
  const [payee] = payeesOf(await drawn.stateOf(saver))
  const amount = dollars[(pick + Math.abs(lots)) % dollars.length] ?? '15'
  const fundPassword = pick % 17 === 0 ? '271828' : saver.fundPassword
  const body = { money: { currency: 'USD', amount }, payee: payee?.id ?? 'none', fundPassword }
  const tabs = pick % 5 === 0 ? 2 : 1
  const asked = Array.from({ length: tabs }, () => drawn.send(saver, withdrawalsSubmit.path, body))
  await Promise.all(asked)
  drawn.errors.push(...booksFaults(drawn.broker.services.table, await drawn.stateOf(saver)))
}

export const moveFunds = (
  action: FundAction,
  drawn: DrawnBroker,
  who: DrawnMember,
  step: Step,
): Promise<void> => (action === 'payIn' ? payIn(drawn, who, step) : payOut(drawn, step))
