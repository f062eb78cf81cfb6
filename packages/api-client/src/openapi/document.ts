import { endpoints } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { streamPath, streamRequest } from '../contract/stream.ts'
import { type RefusalCodeOnWire, successCodes, transportCodes } from '../envelope/codes.ts'
import { isRefusalCode, refusalParams } from '../envelope/refusalParams.ts'
import { type Json, ref, shapeRef, shapeSchemas } from './shapes.ts'

const everyCall: readonly RefusalCodeOnWire[] = ['VALIDATION', 'TOO_FREQUENT', 'SYSTEM_BUSY']
const everyWrite: readonly RefusalCodeOnWire[] = ['IDEMPOTENCY_KEY_REUSED']

/** What may refuse a call: its own refusals, then those of carrying it. */
export const refusalsOf = ({ refusals, kind }: Endpoint): readonly RefusalCodeOnWire[] => [
  ...new Set([...refusals, ...everyCall, ...(kind === 'write' ? everyWrite : [])]),
]

const refusalName = (code: RefusalCodeOnWire): string => `Refusal_${code}`

const envelopeSchema = (status: Json, msg: Json, data: Json): Json => ({
  type: 'object',
  required: ['status', 'msg', 'data'],
  properties: { status, msg, data },
})

/** A refusal as its whole envelope, so that a backend sees params and fields beside the code. */
const refusalSchema = (code: RefusalCodeOnWire): Json =>
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

function operation(endpoint: Endpoint): Json {
  const { path, summary, access, kind, successes } = endpoint
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
        content: { 'application/json': { schema: shapeRef(endpoint.request) } },
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

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

/** The OpenAPI 3.1 document that a real backend is built against, generated from the contract. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Onelot',
      version: '0.1.0',
      description:
        'Every call is a POST with a JSON body, answered with HTTP 200 and the envelope {status, msg, data}: status 1 is success; otherwise msg is a code of the catalogue and data is {params, fields}. Success messages: ' +
        `${successCodes.join(', ')}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/vue' }],
    paths: {
      ...Object.fromEntries(endpoints.map((endpoint) => [`/${endpoint.path}`, operation(endpoint)])),
      [`/${streamPath}`]: streamOperation,
    },
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        account: { type: 'apiKey', in: 'header', name: 'account' },
      },
      parameters: {
        token: header('token', true, 'The session; HTTP 401 without it.'),
        account: header('account', true, 'The account that the token belongs to.'),
        tokenOptional: header('token', false, 'The session, where there is one.'),
        accountOptional: header('account', false, 'The account that the token belongs to.'),
        xsrf: header(
          'X-XSRF-TOKEN',
          false,
          'The cookie XSRF-TOKEN, echoed; checked where the cookie exists.',
        ),
        idempotencyKey: header(
          'Idempotency-Key',
          true,
          'The same key with the same body returns the first outcome, for 24 hours; with another body it is refused. common/outcome tells what became of a key.',
        ),
      },
      responses: {
        SessionEnded: { description: 'No session, or one that has ended.' },
        HttpError: {
          description: 'The call was not carried out as far as is known; shown with its status code.',
        },
      },
      schemas: {
        ...shapeSchemas(),
        ...Object.fromEntries(
          Object.keys(refusalParams)
            .filter(isRefusalCode)
            .map((code) => [refusalName(code), refusalSchema(code)]),
        ),
      },
    },
    'x-transport-refusals': [...transportCodes],
  }
}

/** The document as it is written to `openapi.json`. */
export const openApiText = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`
