import { contract } from '@onelot/api-client'
import { accountAnswers, accountStream, invalid, no, ok } from '@onelot/domain'
import { leftIn, obstaclesTo, retentionYears, closing as rules } from '@onelot/domain/modules/member/closing'
import { type MemberWriteVisit, type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { RecordChange } from '../../../store/lists.ts'
import { erasedCodes } from '../codes.ts'
import { credentialsFor, phoneOf } from '../../base/credentials.ts'
import { decidedForMember } from '../../base/decided.ts'
import { checkFundPassword } from '../../base/fundPassword.ts'
import { checkLoginPassword } from '../loginPassword.ts'
import { verifiedNameOf } from '../../base/verifiedName.ts'
import { closingContext } from './context.ts'
import { keptName } from './keptName.ts'

const { closingStatus, closingClose } = contract.closing

/** Who the member is goes, and with the sessions everything that is open of them; a verified name is sealed anew. */
async function erased({ services, account }: MemberWriteVisit): Promise<readonly RecordChange[]> {
  const phone = await phoneOf(services, await credentialsFor(services, account))
  const name = await verifiedNameOf(services, account)
  return [
    ...services.identity.map((collection) => ({ kind: 'removeOwned', collection, owner: account }) as const),
    ...(await erasedCodes(services, phone)),
    ...(name === undefined ? [] : await keptName(services, account, name)),
  ]
}

export const routes: readonly Route[] = [
  memberRead(closingStatus, async (_, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const { ledger } = state
    const context = closingContext(services, state, { now, newId: '', ledger })
    return ok({
      obstacles: obstaclesTo(context).map((obstacle) =>
        obstacle.name === 'moneyLeft' ? { name: obstacle.name, money: obstacle.money } : obstacle,
      ),
      forfeits: leftIn(ledger),
      years: retentionYears,
      fundPasswordSet: accountAnswers(state).fundPasswordSet,
    })
  }),

  memberWrite(closingClose, async ({ password, fundPassword, consented }, visit) => {
    if (!consented) return no(invalid({ consented: 'mustAccept' }))
    const decided = await decidedForMember(visit, rules, { kind: 'closing.close' })
    if (!decided.ok) return decided
    const known = await checkLoginPassword(visit, password, 'password')
    if (!known.ok) return known
    if (accountAnswers(decided.value.before).fundPasswordSet) {
      if (fundPassword === undefined) return no(invalid({ fundPassword: 'required' }))
      const checked = await checkFundPassword(visit, fundPassword)
      if (!checked.ok) return checked
    }
    return ok({ data: {}, plan: decided.value, records: await erased(visit) })
  }),
]
