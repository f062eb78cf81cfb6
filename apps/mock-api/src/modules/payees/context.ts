import { accountAnswers, isSameName } from '@onelot/domain'
import type { PayeesCommand, PayeesContext } from '@onelot/domain/modules/payees'
import type { ContextRequest } from '../../kernel/modules.ts'
import type { Services } from '../../services.ts'
import { verifiedNameOf } from '../verifiedName.ts'
import { isLinked, ownerOfPayee } from '../payeeRecords.ts'

type Asked = Pick<PayeesContext, 'isHolder' | 'isLinked' | 'isAnothers'>

/** What the rules are given: of the account, and of what is linked to any. */
export async function contextOf(
  { command, state, base }: ContextRequest<PayeesCommand>,
  services: Services,
): Promise<PayeesContext> {
  const { account, realName, fundPasswordSet, awaitedPayees: awaited } = accountAnswers(state)
  if (account === undefined) throw new Error('who has no account has nothing paid out')
  const none: Asked = { isHolder: true, isLinked: false, isAnothers: false }
  const asked = async (): Promise<Asked> => {
    switch (command.kind) {
      case 'payees.addCard': {
        const name = await verifiedNameOf(services, account)
        const linked = await isLinked(services, account, { of: 'card', ...command })
        return { ...none, isHolder: name !== undefined && isSameName(name, command.holder), isLinked: linked }
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
  return { ...base, realName, fundPasswordSet, awaited, ...(await asked()) }
}
