import { type Endpoint, readEnvelope } from '@onelot/api-client'
import type { State } from '../accounts.ts'
import type { Known } from '../known.ts'
import { type Request, isId, requestsOf, requiredOf, unknownId } from '../requests.ts'
import {
  type Member,
  type Run,
  bodyOf,
  codeOf,
  envelopeFindings,
  holding,
  isDeclared,
  logIn,
  newKey,
  saidText,
} from '../run.ts'
import { at } from '../schema.ts'
import type { Answer } from '../wire.ts'
import { tryExcess } from './excess.ts'
import { specials } from './specials.ts'

/** Codes that say that something is not there. */
const absent: ReadonlySet<string> = new Set([
  'PRODUCT_UNAVAILABLE',
  'ORDER_WRONG_STATE',
  'ALERT_NOT_FOUND',
  'CARD_NOT_FOUND',
  'WATCH_GROUP_NOT_FOUND',
  'ORDER_NOT_IN_REVIEW',
  'INVITER_NOT_FOUND',
  'QUOTE_EXPIRED',
])

/** Codes that the state of an account refuses with, whatever is asked. */
const byState: Readonly<Partial<Record<State, readonly string[]>>> = {
  unverified: ['REAL_NAME_REQUIRED'],
  underReview: ['REAL_NAME_UNDER_REVIEW'],
  rejected: ['REAL_NAME_REJECTED'],
  noFundPassword: ['FUND_PASSWORD_NOT_SET'],
  frozen: ['ACCOUNT_FROZEN'],
  tradingBanned: ['TRADING_BANNED'],
  withdrawalBanned: ['WITHDRAWAL_BANNED'],
  disabled: ['ACCOUNT_DISABLED'],
  loginBanned: ['LOGIN_BANNED'],
}
const stateOf = (code: string): State | undefined => {
  const found = Object.entries(byState).find(([, codes]) => codes.includes(code))?.[0]
  return Object.keys(byState).includes(found ?? '') ? (found as State) : undefined
}

/** Records what an answer says of a code that was due. */
export function judgeRefusal(run: Run, endpoint: Endpoint, code: string, answer: Answer): void {
  const { record } = run
  const { path } = endpoint
  const about = { path, about: `${path} ${code}` }
  const broken = answer.http === 401 ? [] : envelopeFindings(answer)
  const found = codeOf(answer)
  if (broken.length > 0) record.failed('REF-02', about, ...broken)
  else if (found === code) record.passed('REF-02', about)
  else if (answer.said.kind === 'refused' && isDeclared(run, endpoint, answer))
    record.notTried('REF-02', about, `${saidText(answer)} came first`)
  else record.failed('REF-02', about, { field: 'msg', said: `${saidText(answer)}; expected: ${code}` })
}

async function tryMissing(run: Run): Promise<void> {
  const { wire, record, endpoints, members } = run
  for (const endpoint of endpoints) {
    const { path, access, kind } = endpoint
    const required = requiredOf(endpoint).map(({ name }) => name)
    const session = access === 'member' ? members[0]?.session : undefined
    if (required.length === 0) continue
    if (access === 'member' && session === undefined) {
      record.notTried('REF-01', { path }, 'there is no account')
      continue
    }
    const answer = await wire.send({
      path,
      body: bodyOf(endpoint, {}),
      session,
      key: kind === 'write' ? newKey() : undefined,
    })
    const fields = at(answer.json, ['data', 'fields'])
    const named = typeof fields === 'object' && fields !== null ? Object.keys(fields) : []
    const isNamed = named.some((name) => required.includes(name))
    const isInvalid = readEnvelope(answer.json).kind === 'refused' && codeOf(answer) === 'VALIDATION'
    record.judged('REF-01', { path }, [
      ...(isInvalid ? [] : [{ field: 'msg', said: `${saidText(answer)}; expected: VALIDATION` }]),
      ...(isInvalid && !isNamed
        ? [{ field: 'data.fields', said: `names none of ${required.join(', ')}` }]
        : []),
    ])
  }
}

/** A request of a call with everything but its ids right. */
function aroundUnknown(endpoint: Endpoint, known: Known): Request | undefined {
  const ids = requiredOf(endpoint).filter(isId)
  const stands: Known = {
    ...known,
    of: (kind) => {
      const found = known.of(kind)
      return found.length > 0 ? found : ['no-such-thing-0']
    },
  }
  const made = requestsOf(endpoint, stands)
  if (ids.length === 0 || made.kind === 'lacking') return undefined
  return { ...made.first, ...Object.fromEntries(ids.map((field) => [field.name, unknownId(field)])) }
}

async function tryAbsent(run: Run, member: Member | undefined): Promise<void> {
  for (const endpoint of run.endpoints) {
    const { path, access, kind } = endpoint
    const codes = endpoint.refusals.filter((code) => absent.has(code))
    const request = codes.length === 0 ? undefined : aroundUnknown(endpoint, member?.known ?? run.known)
    if (request === undefined || (access === 'member' && member === undefined)) continue
    const session = access === 'member' ? member?.session : undefined
    const answer = await run.wire.send({
      path,
      body: request,
      session,
      key: kind === 'write' ? newKey() : undefined,
    })
    for (const code of codes) judgeRefusal(run, endpoint, code, answer)
  }
}

const isSuccess = ({ said, http }: Answer): boolean => said.kind === 'success' && http === 200

/** Every call that declares a code, by an account that is to be refused with it. */
async function tryState(run: Run, state: State, { session, known }: Member): Promise<void> {
  for (const endpoint of run.endpoints) {
    const { path, access, kind } = endpoint
    const codes = endpoint.refusals.filter((code) => byState[state]?.includes(code))
    if (access !== 'member' || codes.length === 0) continue
    const ids = requiredOf(endpoint).some(isId)
    const request = ids ? aroundUnknown(endpoint, known) : undefined
    const made = requestsOf(endpoint, known)
    const first = made.kind === 'made' ? made.first : request
    if (first === undefined) continue
    const answer = await run.wire.send({
      path,
      body: bodyOf(endpoint, first),
      session,
      key: kind === 'write' ? newKey() : undefined,
    })
    for (const code of codes)
      // Only a call that asks for the password needs one that is set.
      if (isSuccess(answer) && state === 'noFundPassword')
        run.record.notTried('REF-02', { path, about: `${path} ${code}` }, 'it was accepted')
      else judgeRefusal(run, endpoint, code, answer)
  }
}

const restrictedBy = ['frozen', 'tradingBanned', 'withdrawalBanned'] as const
const barring = ['disabled', 'loginBanned'] as const
const identified = { unverified: 'notVerified', underReview: 'underReview', rejected: 'rejected' } as const
const unidentified = ['unverified', 'underReview', 'rejected'] as const

/** States that an operator sets, on an account that is there for it; it is verified and without restrictions afterwards. */
async function tryRestrictions(run: Run): Promise<void> {
  const { ops } = run
  const spare = holding(run.members, 'spare')
  if (ops === undefined || spare === undefined) return
  const { phone } = spare.account
  try {
    for (const state of restrictedBy) {
      await ops.restrict(phone, [state])
      await tryState(run, state, spare)
    }
    await ops.restrict(phone, [])
    for (const state of unidentified) {
      await ops.setRealName(phone, identified[state])
      await tryState(run, state, spare)
    }
    for (const state of barring) {
      await ops.restrict(phone, [state])
      await tryLogin(run, state, spare.account)
    }
  } finally {
    await ops.restrict(phone, [])
    await ops.setRealName(phone, 'passed')
  }
}

async function tryLogin(run: Run, state: State, account: Member['account']): Promise<void> {
  const endpoint = run.endpoints.find(({ path }) => path === 'member/login')
  const { answer } = await logIn(run.wire, account)
  for (const code of byState[state] ?? [])
    if (endpoint !== undefined) judgeRefusal(run, endpoint, code, answer)
}

function whyNot({ accounts, ops }: Run, path: string, code: string): string {
  const state = stateOf(code)
  if (state === undefined) return 'nothing that the run sends causes it'
  if (code === 'ACCOUNT_DISABLED' && path !== 'member/login')
    return 'the sessions of a disabled account have ended'
  const isSet =
    ops !== undefined && state !== 'noFundPassword' && accounts.some(({ holds }) => holds.includes('spare'))
  const isHeld = isSet || accounts.some(({ holds }) => holds.includes(state))
  return isHeld ? 'the account gave no occasion' : `no account holds \`${state}\``
}

/** Every refusal that can be caused from outside; each other is said to be not tried. */
export async function tryRefusals(run: Run): Promise<void> {
  const { record, endpoints, members, accounts } = run
  await tryMissing(run)
  await tryAbsent(run, members[0])
  await specials(run, judgeRefusal)
  await tryExcess(run, judgeRefusal)
  for (const state of [...unidentified, 'noFundPassword', ...restrictedBy] as const) {
    const member = holding(members, state)
    if (member !== undefined) await tryState(run, state, member)
  }
  for (const state of barring) {
    const account = accounts.find(({ holds }) => holds.includes(state))
    if (account !== undefined) await tryLogin(run, state, account)
  }
  await tryRestrictions(run)
  for (const { path, refusals } of endpoints)
    for (const code of refusals)
      record.notTried('REF-02', { path, about: `${path} ${code}` }, whyNot(run, path, code))
}
