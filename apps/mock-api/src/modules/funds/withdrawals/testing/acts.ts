import { contract, memberSetFundPassword } from '@onelot/api-client'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { payeesOf } from '../../../../anyCommands/inAccount.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { booksFaults } from '../../../../anyCommands/soundBooks.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'
import { passRealName } from '../../../member/members/testing/realNameState.ts'

const { withdrawalsSubmit } = contract.withdrawals
const { payeesAddWallet } = contract.payees
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const dollars = ['15', '14.99', '20.5', '250', '5000'] as const

/** One of each broker who trades nothing: with a position open nothing is paid out. */
const savers = new WeakMap<DrawnBroker, DrawnMember>()

async function saverOf(drawn: DrawnBroker, step: Drawn): Promise<DrawnMember> {
  const known = savers.get(drawn)
  if (known !== undefined) return known
  const saver = await drawn.newcomer()
  const { fundPassword } = saver
  await passRealName(drawn, saver, step)
  const chosen = { fundPassword, fundPasswordConfirm: fundPassword }
  await drawn.send(saver, memberSetFundPassword.path, chosen)
  await drawn.send(saver, payeesAddWallet.path, { network: 'TRC20', address, fundPassword })
  savers.set(drawn, saver)
  return saver
}

/** Of too little now and then, or with a wrong password; from two tabs at once as well. */
const payOut: Act = async (drawn, _, step) => {
  const { pick, lots } = step
  const saver = await saverOf(drawn, step)
  const [payee] = payeesOf(await drawn.stateOf(saver))
  const amount = dollars[(pick + Math.abs(lots)) % dollars.length] ?? '15'
  const fundPassword = pick % 17 === 0 ? '271828' : saver.fundPassword
  const body = { money: { currency: 'USD', amount }, payee: payee?.id ?? 'none', fundPassword }
  const tabs = pick % 5 === 0 ? 2 : 1
  const asked = Array.from({ length: tabs }, () => drawn.send(saver, withdrawalsSubmit.path, body))
  await Promise.all(asked)
  drawn.errors.push(...booksFaults(drawn.broker.services.table, await drawn.stateOf(saver)))
}

export const acts = defineActs({
  acts: { payOut },
  drawn: [[6, 'payOut']],
  kinds: ['withdrawals/submit'],
})
