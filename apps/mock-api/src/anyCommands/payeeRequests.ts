import { type StreamState, sliceOf } from '@onelot/domain'
import { isDefault, payees } from '@onelot/domain/modules/member/payees'
import { payeesOf } from './inAccount.ts'
import type { PayeeAction, Step } from './step.ts'

/** Who each drawn member is. */
export const drawnName = 'Anna'

/** As few as lead the two members to the same ones. */
const numbers = Array.from({ length: 14 }, (_, index) => `1102345678${String(index).padStart(2, '0')}`)
const addresses = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  'TR8NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
] as const

const oneOf = <T>(of: readonly T[], pick: number): T | undefined => of[pick % Math.max(of.length, 1)]

/** A bank account, now and then of another holder; a wallet, now and then with a wrong checksum; all now and then with a wrong password. */
export function payeeRequest(
  action: PayeeAction,
  state: StreamState,
  { pick, lots }: Step,
  ownPassword: string,
): { readonly path: string; readonly body: object } | undefined {
  const fundPassword = pick % 23 === 0 ? '271828' : ownPassword
  switch (action) {
    case 'addCard': {
      const number = oneOf(numbers, pick >> 2)
      const holder = pick % 19 === 0 ? 'Hanna' : drawnName
      return { path: 'payees/addCard', body: { bank: 'KR088', number, holder, fundPassword } }
    }
    case 'addWallet': {
      const tron = { network: 'TRC20', address: oneOf(addresses, pick >> 2) }
      const ethereum = { network: 'ERC20', address: `0x${String(Math.abs(lots) % 9).repeat(40)}` }
      const wallet = pick % 2 === 0 ? tron : ethereum
      return { path: 'payees/addWallet', body: { ...wallet, fundPassword } }
    }
    case 'unbind': {
      const payee = oneOf(payeesOf(state), pick >> 3)
      return payee && { path: 'payees/unbind', body: { payee: payee.id, fundPassword } }
    }
    case 'makeDefault': {
      const others = payeesOf(state).filter((payee) => !isDefault(sliceOf(state, payees), payee))
      const payee = oneOf(pick % 5 === 0 ? payeesOf(state) : others, pick >> 3)
      return payee && { path: 'payees/makeDefault', body: { payee: payee.id } }
    }
    default: {
      const never: never = action
      return never
    }
  }
}
