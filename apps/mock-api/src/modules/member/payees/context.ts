import { accountAnswers } from '@onelot/domain'
import type { PayeesCommand, PayeesContext } from '@onelot/domain/modules/member/payees'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { holding } from '../../base/verifiedName.ts'
import { isLinked, ownerOfPayee } from '../../base/payeeRecords.ts'

type Asked = Pick<PayeesContext, 'realName' | 'isHolder' | 'isLinked' | 'isAnothers'>

/** What the rules are given: of the account, and of what is linked to any. */
export async function contextOf(
  { command, state, base }: ContextRequest<PayeesCommand>,
  services: Services,
): Promise<PayeesContext> {
  const { account, realName, fundPasswordSet, awaitedPayees: awaited } = accountAnswers(state)
  if (account === undefined) throw new Error('who has no account has nothing paid out')
  const none: Asked = { realName, isHolder: true, isLinked: false, isAnothers: false }
  const asked = async (): Promise<Asked> => {
    switch (command.kind) {
      case 'payees.addCard': {
        const held = await holding(services, account, command.holder)
        return { ...none, ...held, isLinked: await isLinked(services, account, { of: 'card', ...command }) }
      }
      case 'payees.addWallet':
        return { ...none, isLinked: await isLinked(services, account, { of: 'wallet', ...command }) }
      case 'payees.unbind':
      case 'payees.makeDefault': {
        const owner = await ownerOfPayee(services, command.payee)
        return { ...none, isAnothers: owner !== undefined && owner !== account }
      }
      case 'payees.noteUse':
        return none
      default: {
        const never: never = command
        return never
      }
    }
  }
  return { ...base, fundPasswordSet, awaited, ...(await asked()) }
}
