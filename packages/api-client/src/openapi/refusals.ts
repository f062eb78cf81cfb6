import type { Endpoint } from '../contract/base/endpoint.ts'
import type { RefusalCodeOnWire } from '../envelope/codes.ts'
import { isRefusalCode, refusalParams } from '../envelope/refusalParams.ts'
import { refusals as texts } from '../texts/en.ts'
import { type Json, ref, shapeRef } from './shapes.ts'

const everyCall: readonly RefusalCodeOnWire[] = [
  'VALIDATION',
  'TOO_FREQUENT',
  'SYSTEM_BUSY',
  'CALL_NOT_OFFERED',
]
const everyWrite: readonly RefusalCodeOnWire[] = ['IDEMPOTENCY_KEY_REUSED']

/** What may refuse a call: its own refusals, then those of transport. */
export const refusalsOf = ({
  refusals,
  kind,
}: Pick<Endpoint, 'refusals' | 'kind'>): readonly RefusalCodeOnWire[] => [
  ...new Set([...refusals, ...everyCall, ...(kind === 'write' ? everyWrite : [])]),
]

const refusalName = (code: RefusalCodeOnWire): string => `Refusal_${code}`
/** The refusal whose code a document does not name. */
export const OTHER_REFUSAL = 'OtherRefusal'

export const envelopeSchema = (status: Json, msg: Json, data: Json): Readonly<Record<string, Json>> => ({
  type: 'object',
  required: ['status', 'msg', 'data'],
  properties: { status, msg, data },
})

const dataSchema = (params: Json): Json => ({
  type: 'object',
  required: ['params', 'fields'],
  properties: { params, fields: ref('schemas', 'Fields') },
})

/** What the app says of a refusal in English, without values; undefined where it depends on them. */
function textOf(code: RefusalCodeOnWire): string | undefined {
  const text = Object.entries(texts.refusals).find(([name]) => name === code)?.[1]
  return text === undefined || text.includes('{{') ? undefined : text
}

/** A refusal as its whole envelope, so that a backend sees params and fields beside the code. */
function refusalSchema(code: RefusalCodeOnWire): Json {
  const text = textOf(code)
  return {
    ...(text === undefined ? {} : { description: `The app says: ${text}` }),
    ...envelopeSchema({ const: 0 }, { const: code }, dataSchema(shapeRef(refusalParams[code]))),
  }
}

/** Every refusal of the catalogue, and the one outside it. */
export const refusalSchemas = (): Readonly<Record<string, Json>> => ({
  ...Object.fromEntries(
    Object.keys(refusalParams)
      .filter(isRefusalCode)
      .map((code) => [refusalName(code), refusalSchema(code)]),
  ),
  [OTHER_REFUSAL]: {
    description:
      'A refusal that is not named here: a code that was added later, or a text, which the app shows as it came. `data` may be null.',
    ...envelopeSchema({ const: 0 }, { type: 'string' }, { type: ['object', 'null'] }),
  },
})

/** References to some refusals, and to the one that is not named: a client must take a code that it does not know. */
export const anyRefusal = (codes: readonly RefusalCodeOnWire[]): readonly Json[] =>
  [...codes.map(refusalName), OTHER_REFUSAL].map((name) => ref('schemas', name))
