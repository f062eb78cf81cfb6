import { ACCOUNT_VERSION_HEADER } from '../constants.ts'
import type { CachePolicy, Endpoint } from '../contract/base/endpoint.ts'
import { streamPath, streamRequest } from '../contract/base/stream.ts'
import { examples } from './examples.generated.ts'
import { anyRefusal, envelopeSchema, refusalsOf } from './refusals.ts'
import { type Json, ref, shapeRef } from './shapes.ts'
import { tagOf } from './tags.ts'

const sessionHeaders = ['token', 'account']
const parametersOf = (access: Endpoint['access'], kind: Endpoint['kind']): Json => [
  ...sessionHeaders.map((name) => ref('parameters', access === 'member' ? name : `${name}Optional`)),
  ref('parameters', 'xsrf'),
  ...(kind === 'write' ? [ref('parameters', 'idempotencyKey')] : []),
]

const failures = { 401: ref('responses', 'SessionEnded'), default: ref('responses', 'HttpError') }

const cached: Readonly<Record<CachePolicy, string>> = {
  startup: 'The app asks once, as it starts.',
  session: 'The app keeps the answer until the account changes.',
  live: 'The app asks each time that a screen which shows it opens.',
}

const access = { guest: 'Anyone may call it.', member: 'Only with a session.' }

const descriptionOf = (endpoint: Endpoint): string => {
  const policy =
    endpoint.kind === 'read' ? cached[endpoint.cache] : 'It changes something, and is done once for a key.'
  return `${endpoint.summary} ${access[endpoint.access]} ${policy}`
}

/** A request that succeeds: the one that was answered, or the contract's own example where none is recorded. */
function requestExample({ path, example }: Endpoint): { readonly example?: Json } {
  const recorded = examples[path]?.request
  if (recorded !== undefined) return { example: recorded }
  return example === undefined ? {} : { example: JSON.parse(JSON.stringify(example)) as Json }
}

function responseExample(path: string): { readonly example?: Json } {
  const recorded = examples[path]?.response
  return recorded === undefined ? {} : { example: recorded }
}

function operation(endpoint: Endpoint): Json {
  const { path, summary, access: who, kind, successes, file } = endpoint
  const refusals = refusalsOf(endpoint)
  return {
    post: {
      operationId: path.replaceAll('/', '_'),
      tags: [tagOf(path)],
      summary,
      description: descriptionOf(endpoint),
      ...(who === 'member' ? { security: [{ token: [], account: [] }] } : { security: [] }),
      parameters: parametersOf(who, kind),
      requestBody: {
        required: true,
        content: {
          [file === undefined ? 'application/json' : 'multipart/form-data']: {
            schema: shapeRef(endpoint.request),
            ...requestExample(endpoint),
          },
        },
      },
      responses: {
        200: {
          description: `Success, or a refusal, of these or of others: ${refusals.join(', ')}.`,
          ...(kind === 'read'
            ? { headers: { [ACCOUNT_VERSION_HEADER]: ref('headers', 'AccountVersion') } }
            : {}),
          content: {
            'application/json': {
              schema: {
                anyOf: [
                  envelopeSchema(
                    { const: 1 },
                    successes.length === 0 ? { type: 'string' } : { enum: [...successes] },
                    shapeRef(endpoint.response),
                  ),
                  ...anyRefusal(refusals),
                ],
              },
              ...responseExample(path),
            },
          },
        },
        ...failures,
      },
      'x-idempotent': kind === 'write',
    },
  }
}

const streamRefusals = refusalsOf({ refusals: [], kind: 'read' })

const streamOperation = (): Json => ({
  post: {
    operationId: streamPath.replaceAll('/', '_'),
    tags: [tagOf(streamPath)],
    summary:
      'The one event stream of a client: quotes of the asked instruments, the member’s account changes, a heartbeat every 2 s.',
    description:
      'Anyone may open it; with a session it also carries `account`. It stays open until either side closes it; the session’s end closes it too. A client opens it anew, without an event id.',
    security: [],
    parameters: parametersOf('guest', 'read'),
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: shapeRef(streamRequest), example: { instruments: ['US:AAPL'] } },
      },
    },
    responses: {
      200: {
        description:
          'Server-sent events without names or ids; the `data` of each is one StreamEvent as JSON, on one line. Or a refusal, as JSON.',
        content: {
          'text/event-stream': { schema: ref('schemas', 'StreamEvent'), ...responseExample(streamPath) },
          'application/json': { schema: { anyOf: anyRefusal(streamRefusals) } },
        },
      },
      ...failures,
    },
  },
})

/** Calls by path. */
export type Operations = Readonly<Record<string, Json>>

export const operationsOf = (calls: readonly Endpoint[]): Operations =>
  Object.fromEntries(calls.map((endpoint) => [`/${endpoint.path}`, operation(endpoint)]))
export const streamOperations = (): Operations => ({ [`/${streamPath}`]: streamOperation() })
