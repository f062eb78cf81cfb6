import {
  ACCOUNT_VERSION_HEADER,
  type SuccessCode,
  type TransportRefusal,
  transportRefusal,
} from '@onelot/api-client'
import { type Fields, type Refusal, invalid } from '@onelot/domain'

export { transportRefusal }

/** A refusal of the rules, or of transport. */
export type RefusalOnWire = Refusal | TransportRefusal

/** Text of an envelope of success. */
export const successText = (data: unknown, message: SuccessCode | undefined): string =>
  JSON.stringify({ status: 1, msg: message ?? '', data })

interface RefusalParts {
  readonly code: RefusalOnWire['code']
  readonly params: object
  readonly fields: Fields
}

const refusalText = ({ code, params, fields }: RefusalParts): string =>
  JSON.stringify({ status: 0, msg: code, data: { params, fields } })

const json = (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

/** `version`: one that the member's account had before it was read. */
export const answered = (text: string, version?: number): Response =>
  json(text, 200, version === undefined ? {} : { [ACCOUNT_VERSION_HEADER]: String(version) })
export const refused = (refusal: RefusalParts, status = 200): Response => json(refusalText(refusal), status)
/** HTTP 401: there is no session, or it is another's. */
export const unauthorised = (): Response =>
  refused({ code: 'CREDENTIALS_WRONG', params: {}, fields: {} }, 401)
/** HTTP 404: there is no call of this path. */
export const notOffered = (): Response => refused(transportRefusal('CALL_NOT_OFFERED', {}), 404)
/** What is said of a call that cannot be read, by the field that is at fault. */
export const unreadableText = (fields: Fields): string => refusalText(invalid(fields))
/** A call that cannot be read. */
export const unreadable = (fields: Fields, status = 200): Response => refused(invalid(fields), status)
