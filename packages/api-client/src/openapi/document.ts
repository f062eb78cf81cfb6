import { contract, endpoints } from '../contract/contract.ts'
import type { Endpoint } from '../contract/base/endpoint.ts'
import { successCodes, transportCodes } from '../envelope/codes.ts'
import { type Operations, operationsOf, streamOperations } from './operations.ts'
import { refusalSchemas } from './refusals.ts'
import { shapeSchemas } from './schemas.ts'
import type { Json } from './shapes.ts'
import { tagsOf } from './tags.ts'

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

/** The parts of a document by kind and name, as `#/components/kind/name` refers to them. */
type Components = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** A document of some of the calls. */
function documentOf(paths: Operations, components: Components): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Onelot',
      version: '0.1.0',
      description:
        'Every call is a POST with a JSON body, or with a form where it carries a file, answered with HTTP 200 and the envelope {status, msg, data}: status 1 is success; otherwise msg is a code of the catalogue, which grows, and data is {params, fields}. Success messages: ' +
        `${successCodes.join(', ')}. ` +
        'Figures are exact decimals in text. A price is for one unit in the currency of its instrument; a rate is a fraction, 0.05 is 5 percent, unless it says percent; lots are whole, of `lotSize` units each; money names its currency. Instants are UTC, dates are of the exchange. Fields that a reader does not know are to be passed over.',
      contact: { name: 'Onelot' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/vue' }],
    tags: tagsOf(Object.keys(paths).map((path) => path.slice(1))),
    paths,
    components,
    'x-transport-refusals': [...transportCodes],
  }
}

const everyComponent = (): Components => ({
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'token' },
    account: { type: 'apiKey', in: 'header', name: 'account' },
  },
  parameters: {
    token: header('token', true, 'The session; HTTP 401 without it.'),
    account: header('account', true, 'The account that the token belongs to.'),
    tokenOptional: header('token', false, 'The session, where there is one.'),
    accountOptional: header('account', false, 'The account that the token belongs to.'),
    xsrf: header('X-XSRF-TOKEN', false, 'The cookie XSRF-TOKEN, echoed; checked where the cookie exists.'),
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
  headers: {
    AccountVersion: {
      description:
        'To a member, how many changes the account had before it was read, as the stream’s `account` counts them; what was read may be of a later one. A client reads again what is of an earlier version than the stream reports, and everything where the header is missing. Exposed to pages of other origins.',
      required: false,
      schema: { type: 'string', pattern: '^\\d+$' },
    },
  },
  schemas: { ...shapeSchemas(), ...refusalSchemas() },
})

/** The OpenAPI 3.1 document that a real backend is built against, generated from the contract. */
export const openApiDocument = (): Json =>
  documentOf({ ...operationsOf(endpoints), ...streamOperations() }, everyComponent())

/** What a part of the document refers to, by `kind/name`. */
export function refsIn(json: Json): readonly string[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]: [string, Json]) =>
    key === '$ref' && typeof value === 'string' ? [value.replace('#/components/', '')] : refsIn(value),
  )
}

/** The components that some calls need, directly or through one another. */
function componentsFor(paths: Operations, all: Components): Components {
  const found = new Set<string>()
  const open: Json[] = [paths]
  for (let json = open.pop(); json !== undefined; json = open.pop())
    for (const name of refsIn(json)) {
      if (found.has(name)) continue
      found.add(name)
      const [kind = '', part = ''] = name.split('/')
      open.push(all[kind]?.[part] ?? null)
    }
  return Object.fromEntries(
    Object.entries(all).map(([kind, parts]) => [
      kind,
      kind === 'securitySchemes'
        ? parts
        : Object.fromEntries(Object.entries(parts).filter(([name]) => found.has(`${kind}/${name}`))),
    ]),
  )
}

/** One document a module, and one for the stream: each complete by itself. */
export function moduleDocuments(): Readonly<Record<string, Json>> {
  const all = everyComponent()
  const calls: Readonly<Record<string, Operations>> = {
    ...Object.fromEntries(
      Object.entries(contract).map(([name, module]) => [name, operationsOf(Object.values<Endpoint>(module))]),
    ),
    stream: streamOperations(),
  }
  return Object.fromEntries(
    Object.entries(calls).map(([name, paths]) => [name, documentOf(paths, componentsFor(paths, all))]),
  )
}

/** A document as it is written to a file. */
export const openApiText = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`
