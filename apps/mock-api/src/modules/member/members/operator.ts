import {
  type AccountId,
  type MembersCommand,
  type Refusal,
  type Result,
  accountAnswers,
  accountId,
  accountStream,
  members,
  no,
  ok,
  realNameStates,
  refuse,
  requests,
  restrictions,
  sliceOf,
} from '@onelot/domain'
import { REAL_NAME_CHECK } from '@onelot/domain/modules/member/realName'
import * as z from 'zod/mini'
import { endSessionsOf } from '../../../sessions.ts'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { ofMember, reasonText } from '../../base/operatorShapes.ts'
import { ownerOf } from '../../base/credentials.ts'

/** A member by the account, or by the phone number. */
export type MemberName = { readonly account: AccountId } | { readonly phone: string }

async function accountOf({ services }: OperatorDesk, name: MemberName): Promise<AccountId | undefined> {
  if ('account' in name) return name.account
  const owner = await ownerOf(services, name.phone)
  return owner === undefined ? undefined : accountId(owner)
}

/** Nothing is set of an account that is closed. */
const isClosed = async ({ services }: OperatorDesk, account: AccountId): Promise<boolean> =>
  accountAnswers((await services.streams.load(accountStream(account))).state).closedAt !== undefined

type SetRealNameState = Extract<MembersCommand, { kind: 'members.setRealNameState' }>

/** What is set decides a submission that waits for its review: else that would pass afterwards. */
async function decideWaiting(
  desk: OperatorDesk,
  account: AccountId,
  { state, reason = '' }: SetRealNameState,
): Promise<Result<void, Refusal>> {
  const stream = accountStream(account)
  const { underReview } = sliceOf((await desk.services.streams.load(stream)).state, requests)
  const waiting = Object.values(underReview).find(({ kind }) => kind === REAL_NAME_CHECK)
  if (waiting === undefined || state === 'underReview') return ok(undefined)
  const decision = state === 'passed' ? 'pass' : 'reject'
  return desk.command(requests, stream, { kind: 'requests.decide', request: waiting.id, decision, reason })
}

/** What an operator sets on an account. A disabled account's sessions end with the command. */
export async function setOnMember(
  desk: OperatorDesk,
  name: MemberName,
  command: Exclude<MembersCommand, { kind: 'members.open' }>,
): Promise<Result<void, Refusal>> {
  const account = await accountOf(desk, name)
  if (account === undefined || (await isClosed(desk, account))) return no(refuse('ACCOUNT_NOT_FOUND', {}))
  if (command.kind === 'members.setRealNameState') {
    const reviewed = await decideWaiting(desk, account, command)
    if (!reviewed.ok) return reviewed
  }
  const disables = command.kind === 'members.setRestrictions' && command.restrictions.includes('disabled')
  return desk.command(members, accountStream(account), command, disables ? endSessionsOf(account) : [])
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
