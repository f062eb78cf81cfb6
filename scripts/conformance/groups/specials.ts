import type { Endpoint } from '@onelot/api-client'
import { pricedIn } from '../orders.ts'
import type { Request } from '../requests.ts'
import { type Run, newKey, newName } from '../run.ts'
import { at } from '../schema.ts'
import type { Answer } from '../wire.ts'

interface Special {
  readonly path: string
  readonly code: string
  /** What is sent before it, to be there. */
  readonly before?: Request | undefined
  readonly request: Request
  /** Takes back what was sent before. */
  readonly after?:
    | ((data: unknown) => { readonly path: string; readonly request: Request } | undefined)
    | undefined
}

const PASSWORD = 'Conformance2026'
const NO_PICTURE = '0'.repeat(32)

const undo =
  (path: string, name: string, ...field: readonly string[]): Special['after'] =>
  (data) => {
    const id = at(data, field)
    return typeof id === 'string' ? { path, request: { [name]: id } } : undefined
  }

/** Refusals of single calls, each with what causes it. */
function specialsOf(run: Run): readonly Special[] {
  const [priced] = pricedIn(run)
  const name = newName('Twice')
  const nobody = `0199${String(Date.now()).slice(-7)}`
  const registration = {
    phone: nobody,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    invitation: 'NO-SUCH-INVITER',
    agreementAccepted: true,
    privacyAccepted: true,
  }
  const [member] = run.members
  const alert = {
    instrument: priced?.instrument,
    condition: { kind: 'percent', direction: 'rises', percent: '6.3' },
    repeat: 'once',
  }
  const identity = { name: 'Anna', idNumber: '9001011', front: NO_PICTURE, back: NO_PICTURE }
  return [
    { path: 'member/login', code: 'CREDENTIALS_WRONG', request: { phone: nobody, password: PASSWORD } },
    { path: 'member/register', code: 'INVITER_NOT_FOUND', request: registration },
    ...(member === undefined
      ? []
      : [
          {
            path: 'member/register',
            code: 'ACCOUNT_EXISTS',
            request: { ...registration, phone: member.account.phone },
          },
        ]),
    { path: 'exchange/quote', code: 'SAME_CURRENCY', request: { from: 'USD', to: 'USD' } },
    { path: 'exchange/chart', code: 'SAME_CURRENCY', request: { from: 'USD', to: 'USD' } },
    {
      path: 'member/changePassword',
      code: 'ORIGINAL_PASSWORD_WRONG',
      request: { oldPassword: `${PASSWORD}x`, password: PASSWORD, passwordConfirm: PASSWORD },
    },
    { path: 'realName/submit', code: 'REAL_NAME_PASSED', request: identity },
    { path: 'realName/submit', code: 'KEY_MISMATCH', request: identity },
    { path: 'checkIn/today', code: 'ALREADY_CHECKED_IN', before: {}, request: {} },
    {
      path: 'watchlist/addGroup',
      code: 'WATCH_GROUP_EXISTS',
      before: { name },
      request: { name },
      after: undo('watchlist/deleteGroup', 'group', 'group'),
    },
    ...(priced === undefined
      ? []
      : [
          {
            path: 'priceAlerts/create',
            code: 'ALERT_EXISTS',
            before: alert,
            request: alert,
            after: undo('priceAlerts/delete', 'alert', 'alert', 'id'),
          },
          ...['BALANCE_INSUFFICIENT', 'AVAILABLE_INSUFFICIENT'].map((code) => ({
            path: 'trade/place',
            code,
            request: {
              instrument: priced.instrument,
              side: 'long',
              type: 'limit',
              limitPrice: priced.price,
              lots: 900_000_000,
              leverage: 1,
            },
          })),
          {
            path: 'trade/place',
            code: 'PRICE_BEYOND_LIMIT',
            request: {
              instrument: priced.instrument,
              side: 'long',
              type: 'limit',
              limitPrice: (Number(priced.price) * 100).toFixed(priced.price.split('.')[1]?.length ?? 0),
              lots: 1,
              leverage: 1,
            },
          },
        ]),
  ]
}

/** Causes them one after the other, and takes back what they left. */
export async function specials(
  run: Run,
  judge: (run: Run, endpoint: Endpoint, code: string, answer: Answer) => void,
): Promise<void> {
  const { wire, members, endpoints } = run
  const session = members[0]?.session
  for (const { path, code, before, request, after } of specialsOf(run)) {
    const endpoint = endpoints.find((one) => one.path === path)
    if (endpoint === undefined || (endpoint.access === 'member' && session === undefined)) continue
    const sender = endpoint.access === 'member' ? session : undefined
    const send = (of: string, body: unknown) => wire.send({ path: of, body, session: sender, key: newKey() })
    const first = before === undefined ? undefined : await send(path, before)
    judge(run, endpoint, code, await send(path, request))
    const undone = first?.said.kind === 'success' ? after?.(first.said.data) : undefined
    if (undone !== undefined) await send(undone.path, undone.request)
  }
}
