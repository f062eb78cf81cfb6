import { type Fields, type Instant, type NoParams, type Refusal, fieldReasons, refuse } from '@onelot/domain'
import * as z from 'zod/mini'
import {
  type BusyReason,
  type LimitedAction,
  type SuccessCode,
  type TransportCode,
  successCodes,
} from './codes.ts'
import { parseWire } from './parseWire.ts'
import { isRefusalCode, isTransportCode, refusalParams } from './refusalParams.ts'

/** Every answer of the wire: `status` 1 is success, `msg` a code of the catalogue, or prose of a server that has none. */
export const envelopeShape = z.object({
  status: z.int(),
  msg: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
})
export type Envelope = z.output<typeof envelopeShape>

/** What was done too often, and until when it is refused; empty where the server does not know. */
export interface LimitParams {
  readonly limited?: LimitedAction | undefined
  readonly until?: Instant | undefined
}

/** Why no call is answered now, and when it is expected to end; empty where the server is only busy. */
export interface BusyParams {
  readonly reason?: BusyReason | undefined
  readonly until?: Instant | undefined
}

/** What travels in `data.params` of a refusal of transport. */
export interface TransportParams {
  readonly TOO_FREQUENT: LimitParams
  readonly SYSTEM_BUSY: BusyParams
  readonly IDEMPOTENCY_KEY_REUSED: NoParams
  readonly CALL_NOT_OFFERED: NoParams
}

/** A refusal that carrying the call gave, not a rule of the broker (docs/rules/commands.md). */
export type TransportRefusal<C extends TransportCode = TransportCode> = {
  readonly [K in C]: { readonly code: K; readonly params: TransportParams[K]; readonly fields: Fields }
}[C]

export function transportRefusal<C extends TransportCode>(
  code: C,
  params: TransportParams[C],
  fields: Fields = {},
): TransportRefusal<C> {
  return { code, params, fields }
}

/** A server's own text, outside the catalogue: shown as they came, through the Han guard. */
export interface ForeignRefusal {
  readonly code: undefined
  readonly text: string
}

export type WireRefusal = Refusal | TransportRefusal | ForeignRefusal

/** What an envelope says, before its `data` is read by an endpoint's own shape. */
export type Answer =
  | { readonly kind: 'success'; readonly message: SuccessCode | undefined; readonly data: unknown }
  | { readonly kind: 'refused'; readonly refusal: WireRefusal }
  | { readonly kind: 'broken'; readonly issues: readonly string[] }

export const fieldsShape = z.record(z.string(), z.enum(fieldReasons))
const refusalData = z._default(
  z.nullable(z.object({ params: z.optional(z.unknown()), fields: z.optional(fieldsShape) })),
  null,
)

/** Reads an envelope. One that breaks the contract is `broken`: a bug, shown as such. */
export function readEnvelope(body: unknown): Answer {
  const envelope = parseWire(envelopeShape, body)
  if (!envelope.ok) return { kind: 'broken', issues: envelope.issues }
  const { status, data } = envelope.value
  const msg = envelope.value.msg ?? ''
  if (status === 1) return { kind: 'success', message: successCodes.find((code) => code === msg), data }
  if (msg === '') return { kind: 'broken', issues: ['msg: a refusal must say which'] }
  if (!isRefusalCode(msg)) return { kind: 'refused', refusal: { code: undefined, text: msg } }

  const carried = parseWire(refusalData, data)
  if (!carried.ok) return { kind: 'broken', issues: carried.issues.map((issue) => `data.${issue}`) }
  const fields = carried.value?.fields ?? {}
  const broken = (issues: readonly string[]): Answer => ({
    kind: 'broken',
    issues: issues.map((issue) => `data.params.${issue}`),
  })
  if (isTransportCode(msg)) {
    const params = parseWire(refusalParams[msg], carried.value?.params ?? {})
    if (!params.ok) return broken(params.issues)
    return { kind: 'refused', refusal: transportRefusal(msg, params.value, fields) }
  }
  const params = parseWire(refusalParams[msg], carried.value?.params ?? {})
  if (!params.ok) return broken(params.issues)
  return { kind: 'refused', refusal: refuse(msg, params.value, fields) }
}
