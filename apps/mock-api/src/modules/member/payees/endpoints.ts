import { type CardOnWire, type WalletOnWire, contract } from '@onelot/api-client'
import { type StreamState, accountStream, ok, sliceOf } from '@onelot/domain'
import {
  MOST_OF_A_KIND,
  type Payee,
  type PayeesCommand,
  type PayeesState,
  isDefault,
  isToldByPassword,
  payees as rules,
} from '@onelot/domain/modules/member/payees'
import { type MemberWriteVisit, type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { decidedForMember } from '../../base/decided.ts'
import { checkFundPassword } from '../../base/fundPassword.ts'
import { type PayeeDetails, detailsOf, newPayee, removedPayee } from '../../base/payeeRecords.ts'

const { payeesList, payeesAddCard, payeesAddWallet, payeesUnbind, payeesMakeDefault } = contract.payees

async function onWire(services: Services, state: PayeesState, payee: Payee) {
  const { id, lastFour, addedAt, lastUsedAt } = payee
  const known = await detailsOf(services, id)
  if (known === undefined) return undefined
  const common = { payee: id, isDefault: isDefault(state, payee), addedAt, lastUsedAt }
  if (known.of === 'card') {
    const { bank, branch } = known
    return { of: 'card', row: { ...common, bank, lastFour, branch } satisfies CardOnWire } as const
  }
  const { network, address, label } = known
  return { of: 'wallet', row: { ...common, network, address, label } satisfies WalletOnWire } as const
}

/** What a command has added: the last of all. */
function addedIn(state: StreamState): Payee {
  const added = sliceOf(state, rules).payees.at(-1)
  if (added === undefined) throw new Error('nothing was added')
  return added
}

/** Decides, and then asks for the withdrawal password: a guess costs nothing where the command is refused anyway, unless only the password tells why. */
async function decidedByPassword<C extends PayeesCommand>(
  visit: MemberWriteVisit,
  command: C,
  fundPassword: string,
) {
  const decided = await decidedForMember(visit, rules, command)
  if (!decided.ok && !isToldByPassword(decided.refusal)) return decided
  const checked = await checkFundPassword(visit, fundPassword)
  return checked.ok ? decided : checked
}

const stored = (visit: MemberWriteVisit, { id }: Payee, known: PayeeDetails) =>
  newPayee(visit.services, visit.account, id, known)

export const routes: readonly Route[] = [
  memberRead(payeesList, async (_, { services, account }) => {
    const { state } = await services.streams.load(accountStream(account))
    const own = sliceOf(state, rules)
    const rows = await Promise.all(own.payees.map((payee) => onWire(services, own, payee)))
    return ok({
      cards: rows.flatMap((one) => (one?.of === 'card' ? [one.row] : [])),
      wallets: rows.flatMap((one) => (one?.of === 'wallet' ? [one.row] : [])),
      most: MOST_OF_A_KIND,
    })
  }),

  memberWrite(payeesAddCard, async ({ fundPassword, ...card }, visit) => {
    const decided = await decidedByPassword(visit, { kind: 'payees.addCard', ...card }, fundPassword)
    if (!decided.ok) return decided
    const plan = decided.value
    const added = addedIn(plan.after)
    const records = await stored(visit, added, { of: 'card', ...card })
    return ok({ data: { payee: added.id }, message: 'ADDED', plan, records })
  }),

  memberWrite(payeesAddWallet, async ({ fundPassword, ...wallet }, visit) => {
    const decided = await decidedByPassword(visit, { kind: 'payees.addWallet', ...wallet }, fundPassword)
    if (!decided.ok) return decided
    const plan = decided.value
    const added = addedIn(plan.after)
    const records = await stored(visit, added, { of: 'wallet', ...wallet })
    return ok({ data: { payee: added.id }, message: 'ADDED', plan, records })
  }),

  memberWrite(payeesUnbind, async ({ fundPassword, payee }, visit) => {
    const decided = await decidedByPassword(visit, { kind: 'payees.unbind', payee }, fundPassword)
    if (!decided.ok) return decided
    const records = await removedPayee(visit.services, visit.account, payee)
    return ok({ data: {}, message: 'UNBOUND', plan: decided.value, records })
  }),

  memberWrite(payeesMakeDefault, async ({ payee }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'payees.makeDefault', payee })
    return decided.ok ? ok({ data: {}, plan: decided.value }) : decided
  }),
]
