import { memberChangeFundPassword, memberResetFundPassword, memberSetFundPassword } from '@onelot/api-client'
import {
  type ChosenFundPassword,
  faultsOfFundPassword,
  invalid,
  no,
  ok,
  plusMs,
  refuse,
} from '@onelot/domain'
import { WITHDRAWAL_HOLD_MS, security } from '@onelot/domain/modules/member/security'
import { type MemberWriteVisit, memberWrite } from '../../../http/route.ts'
import type { RecordChange } from '../../../store/lists.ts'
import { credentialsFor, phoneOf, withFundPassword } from '../../base/credentials.ts'
import { redeemCode } from '../codes.ts'
import { decidedForMember } from '../../base/decided.ts'
import { isFundPassword, wrongFundPasswords } from '../../base/fundPassword.ts'
import { checkLoginPassword } from '../loginPassword.ts'
import { oncePer } from '../../base/oncePer.ts'

type Chosen = Omit<ChosenFundPassword, 'phone'>

async function faultsOf(visit: MemberWriteVisit, chosen: Chosen) {
  const { services, account } = visit
  const phone = await phoneOf(services, await credentialsFor(services, account))
  const faults = faultsOfFundPassword({ ...chosen, phone })
  return Object.keys(faults).length === 0 ? undefined : invalid(faults)
}

const hashes = oncePer<string>()

/** Read after the command was planned: another change of the credentials since then is one of their stream, and it is planned anew. */
async function saved(
  { services, account, arrival }: MemberWriteVisit,
  { fundPassword }: Chosen,
): Promise<RecordChange> {
  const hash = await hashes(arrival, fundPassword, () => services.hasher.hash(fundPassword))
  return withFundPassword(await credentialsFor(services, account), hash)
}

export const setFundPasswordRoute = memberWrite(memberSetFundPassword, async (asked, visit) => {
  const faults = await faultsOf(visit, asked)
  if (faults !== undefined) return no(faults)
  const planned = await decidedForMember(visit, security, { kind: 'security.setFundPassword' })
  if (!planned.ok) return planned
  return ok({ data: {}, plan: planned.value, records: [await saved(visit, asked)] })
})

export const changeFundPasswordRoute = memberWrite(memberChangeFundPassword, async (asked, visit) => {
  const { oldFundPassword, ...chosen } = asked
  const faults = await faultsOf(visit, chosen)
  if (faults !== undefined) return no(faults)
  const command = { kind: 'security.replaceFundPassword', how: 'changed' } as const
  const planned = await decidedForMember(visit, security, command)
  if (!planned.ok) return planned
  const compared = await isFundPassword(visit, oldFundPassword)
  if (!compared.ok) return compared
  if (!compared.value) return no(refuse('ORIGINAL_PASSWORD_WRONG', {}, { oldFundPassword: 'mismatch' }))
  return ok({ data: {}, plan: planned.value, records: [await saved(visit, chosen)] })
})

export const resetFundPasswordRoute = memberWrite(memberResetFundPassword, async (asked, visit) => {
  const { services, account, now } = visit
  const { password, code, ...chosen } = asked
  const faults = await faultsOf(visit, chosen)
  if (faults !== undefined) return no(faults)
  const command = { kind: 'security.replaceFundPassword', how: 'reset' } as const
  const planned = await decidedForMember(visit, security, command)
  if (!planned.ok) return planned
  const known = await checkLoginPassword(visit, password, 'password')
  if (!known.ok) return known
  const credentials = await credentialsFor(services, account)
  const phone = await phoneOf(services, credentials)
  const used = await redeemCode(visit, { purpose: 'resetFundPassword', phone }, code)
  if (!used.ok) return used
  await services.windows.release(wrongFundPasswords(account))
  return ok({
    data: { withdrawalHeldUntil: plusMs(now, WITHDRAWAL_HOLD_MS) },
    plan: planned.value,
    records: [await saved(visit, chosen), ...used.value],
  })
})
