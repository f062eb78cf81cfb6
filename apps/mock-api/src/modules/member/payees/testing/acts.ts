import { sliceOf } from '@onelot/domain'
import { isDefault, payees } from '@onelot/domain/modules/member/payees'
import { drawnName } from '../../../../anyCommands/drawnName.ts'
import { payeesOf } from '../../../../anyCommands/inAccount.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { asking } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'
import type { DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { passRealName } from '../../members/testing/realNameState.ts'

/** As few as lead the two members to the same ones. */
const numbers = Array.from({ length: 14 }, (_, index) => `1102345678${String(index).padStart(2, '0')}`)
const addresses = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  'TR8NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
] as const

/** Now and then with a wrong password. */
const passwordOf = ({ fundPassword }: DrawnMember, { pick }: Drawn): string =>
  pick % 23 === 0 ? '271828' : fundPassword

/** What nobody verifies again would be linked no more. */
const verified =
  (act: Act): Act =>
  async (drawn, who, step) => {
    if (step.pick % 5 > 0) await passRealName(drawn, who, step)
    await act(drawn, who, step)
  }

/** Now and then of another holder. */
const addCard = asking(({ who, step }) => {
  const { pick } = step
  const number = nth(numbers, pick >> 2)
  const holder = pick % 19 === 0 ? 'Hanna' : drawnName
  return {
    path: 'payees/addCard',
    body: { bank: 'KR088', number, holder, fundPassword: passwordOf(who, step) },
  }
})

/** Now and then with a wrong checksum. */
const addWallet = asking(({ who, step }) => {
  const { pick, lots } = step
  const tron = { network: 'TRC20', address: nth(addresses, pick >> 2) }
  const ethereum = { network: 'ERC20', address: `0x${String(Math.abs(lots) % 9).repeat(40)}` }
  const wallet = pick % 2 === 0 ? tron : ethereum
  return { path: 'payees/addWallet', body: { ...wallet, fundPassword: passwordOf(who, step) } }
})

const unbind = asking(({ who, state, step }) => {
  const payee = nth(payeesOf(state), step.pick >> 3)
  return payee && { path: 'payees/unbind', body: { payee: payee.id, fundPassword: passwordOf(who, step) } }
})

const makeDefault = asking(({ state, step: { pick } }) => {
  const others = payeesOf(state).filter((payee) => !isDefault(sliceOf(state, payees), payee))
  const payee = nth(pick % 5 === 0 ? payeesOf(state) : others, pick >> 3)
  return payee && { path: 'payees/makeDefault', body: { payee: payee.id } }
})

export const acts = defineActs({
  acts: {
    addCard: verified(addCard),
    addWallet: verified(addWallet),
    unbind: verified(unbind),
    makeDefault: verified(makeDefault),
  },
  drawn: [
    [12, 'addCard', 'addWallet'],
    [4, 'unbind'],
    [6, 'makeDefault'],
  ],
  kinds: ['payees/addCard', 'payees/addWallet', 'payees/unbind', 'payees/makeDefault'],
})
