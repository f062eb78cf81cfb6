import type { RefusalCodeOnWire, SuccessCode } from '@onelot/api-client'
import { type Fields, invalid } from '@onelot/domain'

/** A refusal of the rules, or of carrying the call (RULES 5). */
export interface RefusalOnWire {
  readonly code: RefusalCodeOnWire
  readonly params: object
  readonly fields: Fields
}

export const transportRefusal = (code: 'TOO_FREQUENT' | 'SYSTEM_BUSY' | 'IDEMPOTENCY_KEY_REUSED') => ({
  code,
  params: {},
  fields: {},
})

/** Text of an envelope of success (section 7). */
export const successText = (data: unknown, message: SuccessCode | undefined): string =>
  JSON.stringify({ status: 1, msg: message ?? '', data })

const refusalText = ({ code, params, fields }: RefusalOnWire): string =>
  JSON.stringify({ status: 0, msg: code, data: { params, fields } })

const json = (text: string, status: number): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

export const answered = (text: string): Response => json(text, 200)
export const refused = (refusal: RefusalOnWire, status = 200): Response => json(refusalText(refusal), status)
/** HTTP 401: there is no session, or it is another's (RULES 6). */
export const unauthorised = (): Response =>
  refused({ code: 'CREDENTIALS_WRONG', params: {}, fields: {} }, 401)
/** A call that cannot be read, by the field that is at fault. */
export const unreadable = (fields: Fields, status = 200): Response => refused(invalid(fields), status)
