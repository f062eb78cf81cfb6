import type { TransportRefusal } from '@onelot/api-client'
import { type Refusal, type Result, no, ok, refuse } from '@onelot/domain'
import type { MemberVisit } from '../../http/route.ts'
import { countedGuess } from '../base/countedGuess.ts'
import { credentialsFor } from '../base/credentials.ts'
import { ownDevice } from './knownDevices.ts'
import { oncePer } from '../base/oncePer.ts'

const comparisons = oncePer<boolean>()

/** Wrong passwords of a number, at the login and wherever else its password is asked for; on a device that is known apart from those of others. */
export const wrongPasswords = (phone: string, device?: string): string =>
  ['wrongPassword', phone, ...(device === undefined ? [] : [device])].join('\n')

/** Asks a member for the login password once more. `field` is the one of the request that has it. */
export async function checkLoginPassword(
  visit: MemberVisit,
  given: string,
  field: string,
): Promise<Result<undefined, Refusal<'ORIGINAL_PASSWORD_WRONG'> | TransportRefusal>> {
  const { services, account, arrival } = visit
  const { phone, password } = await credentialsFor(services, account)
  const window = wrongPasswords(phone, await ownDevice(visit, account))
  const guess = await countedGuess(visit, window, () =>
    comparisons(arrival, password, () => services.hasher.verify(given, password)),
  )
  if (!guess.ok) return guess
  return guess.value ? ok(undefined) : no(refuse('ORIGINAL_PASSWORD_WRONG', {}, { [field]: 'mismatch' }))
}
