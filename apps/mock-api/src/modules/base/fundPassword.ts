import type { TransportRefusal } from '@onelot/api-client'
import { type AccountId, type Refusal, type Result, no, ok, refuse } from '@onelot/domain'
import type { MemberVisit } from '../../http/route.ts'
import { countedGuess } from './countedGuess.ts'
import { credentialsOf } from './credentials.ts'
import { oncePer } from './oncePer.ts'

type Wrong = Refusal<'FUND_PASSWORD_NOT_SET'> | TransportRefusal

/** Wrong withdrawal passwords of an account, whichever command asked. */
export const wrongFundPasswords = (account: AccountId): string => `wrongFundPassword\n${account}`

const comparisons = oncePer<boolean>()

/**
 * Compares what a member gives as the withdrawal password. `ok(false)` counts, whichever call it was for; after too many, the right one waits as
 * well. A command that is decided again compares and counts once.
 */
export async function isFundPassword(visit: MemberVisit, given: string): Promise<Result<boolean, Wrong>> {
  const { services, account, arrival } = visit
  const stored = (await credentialsOf(services, account))?.fundPassword
  if (stored === undefined) return no(refuse('FUND_PASSWORD_NOT_SET', {}))
  return countedGuess(visit, wrongFundPasswords(account), () =>
    comparisons(arrival, `${stored} ${given}`, () => services.hasher.verify(given, stored)),
  )
}

/** Asks for the withdrawal password before a command. `field` is the one of the request that has it. */
export async function checkFundPassword(
  visit: MemberVisit,
  password: string,
  field = 'fundPassword',
): Promise<Result<undefined, Wrong | Refusal<'FUND_PASSWORD_WRONG'>>> {
  const compared = await isFundPassword(visit, password)
  if (!compared.ok) return compared
  return compared.value ? ok(undefined) : no(refuse('FUND_PASSWORD_WRONG', {}, { [field]: 'mismatch' }))
}
