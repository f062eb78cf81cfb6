import {
  type AccountId,
  type MembersCommand,
  type Refusal,
  type Result,
  accountId,
  accountStream,
  members,
  no,
  realNameStates,
  refuse,
  restrictions,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { endSessionsOf } from '../../sessions.ts'
import { type OperatorDesk, operatorAction } from '../operatorAction.ts'
import { ofMember, reasonText } from '../operatorShapes.ts'
import { collections, ownerOf, phoneDigest } from './credentials.ts'

/** A member by the account, or by the phone number that it was opened with. */
export type MemberName = { readonly account: AccountId } | { readonly phone: string }

async function accountOf({ services }: OperatorDesk, name: MemberName): Promise<AccountId | undefined> {
  if ('account' in name) return name.account
  const owner = await ownerOf(services, collections.phones, await phoneDigest(services, name.phone))
  return owner === undefined ? undefined : accountId(owner)
}

/** What an operator sets on an account. A disabled account's sessions end with the command. */
export async function setOnMember(
  desk: OperatorDesk,
  name: MemberName,
  command: Exclude<MembersCommand, { kind: 'members.open' }>,
): Promise<Result<void, Refusal>> {
  const account = await accountOf(desk, name)
  if (account === undefined) return no(refuse('ACCOUNT_NOT_FOUND', {}))
  const disables = command.kind === 'members.setRestrictions' && command.restrictions.includes('disabled')
  return desk.command(members, accountStream(account), command, disables ? [endSessionsOf(account)] : [])
}

const reason = reasonText
export const membersActions = [
  operatorAction(
    '/realName',
    ofMember({ state: z.enum(realNameStates), reason }),
    ({ state, reason, ...name }, desk) =>
      setOnMember(desk, name, { kind: 'members.setRealNameState', state, reason }),
  ),
  operatorAction(
    '/restrictions',
    ofMember({ restrictions: z.array(z.enum(restrictions)), reason }),
    ({ restrictions, reason, ...name }, desk) =>
      setOnMember(desk, name, { kind: 'members.setRestrictions', restrictions, reason }),
  ),
]
