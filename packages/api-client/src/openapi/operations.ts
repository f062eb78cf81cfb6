import type { Endpoint } from '../contract/base/endpoint.ts'
import { streamPath, streamRequest } from '../contract/base/stream.ts'
import type { RefusalCodeOnWire } from '../envelope/codes.ts'
import { refusalParams } from '../envelope/refusalParams.ts'
import { type Json, ref, shapeRef } from './shapes.ts'

const everyCall: readonly RefusalCodeOnWire[] = ['VALIDATION', 'TOO_FREQUENT', 'SYSTEM_BUSY']
const everyWrite: readonly RefusalCodeOnWire[] = ['IDEMPOTENCY_KEY_REUSED']

/** What may refuse a call: its own refusals, then those of transport. */
export const refusalsOf = ({ refusals, kind }: Endpoint): readonly RefusalCodeOnWire[] => [
  ...new Set([...refusals, ...everyCall, ...(kind === 'write' ? everyWrite : [])]),
]

export const refusalName = (code: RefusalCodeOnWire): string => `Refusal_${code}`

const envelopeSchema = (status: Json, msg: Json, data: Json): Json => ({
  type: 'object',
  required: ['status', 'msg', 'data'],
  properties: { status, msg, data },
})

/** A refusal as its whole envelope, so that a backend sees params and fields beside the code. */
export const refusalSchema = (code: RefusalCodeOnWire): Json =>
  envelopeSchema(
    { const: 0 },
    { const: code },
    {
      type: 'object',
      required: ['params', 'fields'],
      properties: { params: shapeRef(refusalParams[code]), fields: ref('schemas', 'Fields') },
    },
  )

const sessionHeaders = ['token', 'account']
const parametersOf = (access: Endpoint['access'], kind: Endpoint['kind']): Json => [
  ...sessionHeaders.map((name) => ref('parameters', access === 'member' ? name : `${name}Optional`)),
  ref('parameters', 'xsrf'),
  ...(kind === 'write' ? [ref('parameters', 'idempotencyKey')] : []),
]

const failures = { 401: ref('responses', 'SessionEnded'), default: ref('responses', 'HttpError') }

/** The example as the JSON type. */
const exampleIn = (example: unknown): { readonly example?: Json } =>
  example === undefined ? {} : { example: JSON.parse(JSON.stringify(example)) as Json }

function operation(endpoint: Endpoint): Json {
  const { path, summary, access, kind, successes, example, file } = endpoint
  const refusals = refusalsOf(endpoint)
  return {
    post: {
      operationId: path.replaceAll('/', '_'),
      tags: [path.split('/')[0] ?? path],
      summary,
      ...(access === 'member' ? { security: [{ token: [], account: [] }] } : { security: [] }),
      parameters: parametersOf(access, kind),
      requestBody: {
        required: true,
        content: {
          [file === undefined ? 'application/json' : 'multipart/form-data']: {
            schema: shapeRef(endpoint.request),
            ...exampleIn(example),
          },
        },
      },
      responses: {
        200: {
          description: `Success, or one of: ${refusals.join(', ')}.`,
          content: {
            'application/json': {
              schema: {
                oneOf: [
                  envelopeSchema(
                    { const: 1 },
                    successes.length === 0 ? { type: 'string' } : { enum: [...successes] },
                    shapeRef(endpoint.response),
                  ),
                  ...refusals.map((code) => ref('schemas', refusalName(code))),
                ],
              },
            },
          },
        },
        ...failures,
      },
      'x-idempotent': kind === 'write',
    },
  }
}

const streamOperation: Json = {
  post: {
    operationId: streamPath.replaceAll('/', '_'),
    tags: ['stream'],
    summary:
      'The one event stream of a client: quotes of the asked instruments, the member’s account changes, a heartbeat every 2 s.',
    security: [],
    parameters: parametersOf('guest', 'read'),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: shapeRef(streamRequest) } },
    },
    responses: {
      200: {
        description: 'Server-sent events; the data of each is one event as JSON.',
        content: {
          'text/event-stream': { schema: { type: 'string' }, 'x-event': ref('schemas', 'StreamEvent') },
        },
      },
      ...failures,
    },
  },
}

/** Calls by path. */
export type Operations = Readonly<Record<string, Json>>

export const operationsOf = (calls: readonly Endpoint[]): Operations =>
  Object.fromEntries(calls.map((endpoint) => [`/${endpoint.path}`, operation(endpoint)]))
export const streamOperations: Operations = { [`/${streamPath}`]: streamOperation }
