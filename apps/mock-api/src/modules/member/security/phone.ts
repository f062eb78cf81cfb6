import { memberChangePhone } from '@onelot/api-client'
import { invalid, no, ok, refuse } from '@onelot/domain'
import { security } from '@onelot/domain/modules/member/security'
import { memberWrite } from '../../../http/route.ts'
import { deviceDigest } from '../../../sessions.ts'
import { redeemCode } from '../codes.ts'
import {
  credentialsFor,
  isNumberOf,
  ownerOf,
  phoneDigest,
  sealedPhone,
  withPhone,
} from '../../base/credentials.ts'
import { decidedForMember } from '../../base/decided.ts'
import { checkLoginPassword, wrongPasswords } from '../loginPassword.ts'

/** Whose a number is shows only once the code at it was right: who has it may know. */
export const changePhoneRoute = memberWrite(memberChangePhone, async (asked, visit) => {
  const { services, account, arrival } = visit
  const { phone, code, password } = asked
  const number = await phoneDigest(services, phone)
  if (await isNumberOf(services, await credentialsFor(services, account), phone))
    return no(invalid({ phone: 'notAllowed' }))
  // Planned first: credentials that change from here on are those of a later version, and it is planned anew.
  const planned = await decidedForMember(visit, security, { kind: 'security.changePhone' })
  if (!planned.ok) return planned
  const known = await checkLoginPassword(visit, password, 'password')
  if (!known.ok) return known
  const used = await redeemCode(visit, { purpose: 'bindPhone', phone }, code)
  if (!used.ok) return used
  if ((await ownerOf(services, phone)) !== undefined)
    return no(refuse('ACCOUNT_EXISTS', {}, { phone: 'notAllowed' }))
  const credentials = await credentialsFor(services, account)
  const changed = withPhone(credentials, { phone: number, sealed: await sealedPhone(services, phone) })
  // What was guessed at the number before it had an account does not close it to its owner.
  for (const device of [undefined, await deviceDigest(services, arrival)])
    await services.windows.release(wrongPasswords(number, device))
  return ok({ data: {}, plan: planned.value, records: [...used.value, ...changed] })
})
