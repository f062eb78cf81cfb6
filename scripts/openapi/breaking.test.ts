import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../packages/api-client/src/openapi/document.ts'
import type { Json, JsonObject } from '../../packages/api-client/src/openapi/shapes.ts'
import { breakingChanges } from './wire/breaking.ts'
import { changesetOf, currentVersion, inWords, undeclared, waitingChangesets } from './wire/declared.ts'
import { currentWire, publishedWire, wireOf, wireText } from './wire/wire.ts'

it('breaks nobody who was built to the published wire, unless a changeset of the package says so', () => {
  const found = breakingChanges(publishedWire(), currentWire())
  const undeclaredOnes = undeclared(found, waitingChangesets(), currentVersion())
  expect(undeclaredOnes.map(inWords), 'docs/backend.md, "A change that breaks", says what to do').toEqual([])
})

/** A schema of JSON that may be changed. */
type Draft = Record<string, unknown>
interface Call extends Draft {
  security: unknown[]
  parameters: unknown[]
  'x-idempotent': boolean
}
interface ObjectSchema extends Draft {
  properties: Record<string, Draft>
  required: string[]
  oneOf: Draft[]
}
interface Document {
  readonly paths: Record<string, { post: Call }>
  readonly components: { readonly schemas: Record<string, ObjectSchema> }
}
/** Without examples, which are most of it. */
const text = JSON.stringify(openApiDocument(), (key, part: unknown) => (key === 'example' ? undefined : part))
const wire = wireOf(JSON.parse(text) as Json)

/** What a change of the document breaks, each with who fails. */
function broken(change: (document: Document) => void): readonly string[] {
  const later = JSON.parse(text) as Document & JsonObject
  change(later)
  return breakingChanges(wire, wireOf(later)).map(
    ({ name, words, sides }) => `${name} ${words}: ${sides.join(' and ')}`,
  )
}

function schemaOf({ components }: Document, name: string): ObjectSchema {
  const schema = components.schemas[name]
  if (schema === undefined) throw new Error(`no schema is ${name}`)
  return schema
}
function fieldOf(document: Document, schema: string, name: string): Draft {
  const field = schemaOf(document, schema).properties[name]
  if (field === undefined) throw new Error(`${schema} has no ${name}`)
  return field
}
function callOf({ paths }: Document, path: string): Call {
  const call = paths[`/${path}`]
  if (call === undefined) throw new Error(`no call is ${path}`)
  return call.post
}
const without = (names: readonly string[], name: string) => names.filter((one) => one !== name)

describe('what breaks nobody', () => {
  it.each<readonly [string, (document: Document) => void]>([
    ['nothing', () => undefined],
    [
      'a new call',
      ({ paths, ...rest }) => (paths['/market/new'] = { post: callOf({ paths, ...rest }, 'market/list') }),
    ],
    [
      'a new field of an answer that may be missing',
      (document) => (schemaOf(document, 'Quote').properties['odd'] = { type: 'string' }),
    ],
    [
      'a new refusal',
      ({ components }) =>
        (components.schemas['Refusal_ODD'] = schemaOf({ paths: {}, components }, 'Refusal_VALIDATION')),
    ],
    [
      'another description and another example',
      (document) =>
        Object.assign(fieldOf(document, 'MarketListRequest', 'page'), { description: 'odd', example: 7 }),
    ],
    [
      'another order of keys',
      (document) => {
        const quote = schemaOf(document, 'Quote')
        quote.properties = Object.fromEntries(Object.entries(quote.properties).reverse())
        quote.required.reverse()
      },
    ],
    [
      'another name of a schema',
      (document) => {
        document.components.schemas['Price'] = schemaOf(document, 'DecimalAboveZero')
        fieldOf(document, 'Quote', 'price')['$ref'] = '#/components/schemas/Price'
      },
    ],
    [
      'a code more in an open list of codes',
      (document) => {
        schemaOf(document, 'RuleCode')['anyOf'] = [{ type: 'string', enum: ['ODD'] }, { type: 'string' }]
      },
    ],
  ])('%s', (_, change) => {
    expect(broken(change)).toEqual([])
  })
})

describe('what breaks', () => {
  const request = 'MarketListRequest'
  it.each<readonly [string, (document: Document) => void, readonly string[]]>([
    ['a call that is gone', ({ paths }) => delete paths['/trade/place'], ['trade/place is gone: clients']],
    [
      'a field of a request that must be there',
      (document) => {
        schemaOf(document, request).required.push('sector')
      },
      [`${request}.sector must be there now: clients`],
    ],
    [
      'a field of a request that may be missing, since a back end reads it',
      (document) => {
        schemaOf(document, request).required = without(schemaOf(document, request).required, 'page')
      },
      [`${request}.page may be missing now: back ends`],
    ],
    [
      'a new field of a request, since a back end refuses what it does not know',
      (document) => {
        schemaOf(document, request).properties['odd'] = { type: 'string' }
      },
      [`${request}.odd is new: back ends`],
    ],
    [
      'a field of a request that is gone',
      (document) => delete schemaOf(document, request).properties['sector'],
      [`${request}.sector is gone: clients`],
    ],
    [
      'a tighter bound of a request',
      (document) => (fieldOf(document, request, 'pageSize')['maximum'] = 10),
      [`${request}.pageSize maximum is 10, was 100: clients`],
    ],
    [
      'a wider bound of a request',
      (document) => (fieldOf(document, request, 'page')['minimum'] = 0),
      [`${request}.page minimum is 0, was 1: back ends`],
    ],
    [
      'a value of a request that is gone',
      (document) => (fieldOf(document, request, 'board')['enum'] = ['hot', 'rising', 'falling']),
      [`${request}.board is no longer "active": clients`],
    ],
    [
      'another pattern, wherever it is',
      (document) => (schemaOf(document, 'Instant')['pattern'] = '^odd$'),
      [expect.stringMatching(/^Instant pattern is \^odd\$, was .*: back ends and clients$/)],
    ],
    [
      'a field of an answer that is gone',
      (document) => delete schemaOf(document, 'Quote').properties['bid'],
      ['Quote.bid is gone: clients'],
    ],
    [
      'a field of an answer that may be missing',
      (document) => {
        schemaOf(document, 'Quote').required = without(schemaOf(document, 'Quote').required, 'bid')
      },
      ['Quote.bid may be missing now: clients'],
    ],
    [
      'a field of an answer of another type',
      (document) => (schemaOf(document, 'Quote').properties['bid'] = { type: 'number' }),
      ['Quote.bid is number, was string: back ends and clients'],
    ],
    [
      'a new field of an answer that must be there',
      (document) => {
        schemaOf(document, 'Quote').properties['odd'] = { type: 'string' }
        schemaOf(document, 'Quote').required.push('odd')
      },
      ['Quote.odd is new, and must be there: back ends'],
    ],
    [
      'a value of an answer that is gone',
      (document) => (fieldOf(document, 'Session', 'phase')['enum'] = ['regular']),
      [expect.stringMatching(/^Session.phase is no longer .*"closed": back ends$/)],
    ],
    [
      'an option of an answer that is gone',
      (document) => schemaOf(document, 'Position').oneOf.pop(),
      ['Position is no longer status rejected: back ends'],
    ],
    [
      'an option more of an answer',
      (document) =>
        schemaOf(document, 'Position').oneOf.push({
          properties: { status: { const: 'odd' } },
          required: ['status'],
        }),
      ['Position may also be status odd: clients'],
    ],
    [
      'a field within an option',
      (document) => {
        const [level] = schemaOf(document, 'Stop').oneOf
        Object.assign(level ?? {}, { required: ['kind'] })
      },
      ['Stop[kind level].price may be missing now: back ends and clients'],
    ],
    [
      'a key that is demanded',
      (document) =>
        callOf(document, 'market/list').parameters.push({ $ref: '#/components/parameters/idempotencyKey' }),
      ['market/list demands Idempotency-Key now: back ends and clients'],
    ],
    [
      'one outcome for a key',
      (document) => (callOf(document, 'market/list')['x-idempotent'] = true),
      ['market/list demands one outcome for a key now: back ends and clients'],
    ],
    [
      'a session that is demanded',
      (document) => callOf(document, 'market/list').security.push({ token: [] }),
      ['market/list demands token now: back ends and clients'],
    ],
    [
      'a refusal that is none any longer',
      ({ components }) => delete components.schemas['Refusal_TRADING_BANNED'],
      ['Refusal_TRADING_BANNED is no refusal any longer: back ends'],
    ],
  ])('%s', (_, change, expected) => {
    expect(broken(change)).toEqual(expected)
  })

  it('within a schema that has itself in it', () => {
    const tree = (leaf: string): Json => ({
      type: 'object',
      required: ['leaf', 'below'],
      properties: {
        leaf: { type: leaf },
        below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      },
    })
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } }
    const document = (leaf: string): Json => ({
      paths: { '/tree': { post: { responses: { 200: { content } } } } },
      components: { schemas: { Tree: tree(leaf) } },
    })
    const [finding, ...more] = breakingChanges(wireOf(document('integer')), wireOf(document('number')))
    expect([finding?.name, finding?.sides, more]).toEqual(['Tree.leaf', ['clients'], []])
  })

  it('is said with the calls that it is of', () => {
    const later = { ...wire, schemas: { ...wire.schemas, Decimal: { type: 'number' } } }
    const [said = ''] = breakingChanges(wire, later).map(inWords)
    expect(said).toMatch(
      /^`Decimal` is number, was string: breaks back ends and clients that were built before \([a-zA-Z]+\/[a-zA-Z]+ and \d+ more\)$/,
    )
  })
})

it('compares no keyword that it does not know', () => {
  const later = { components: { schemas: { Odd: { unevaluatedProperties: false } } } }
  expect(() => wireOf(later)).toThrow('unevaluatedProperties')
})

it('reads what it writes as the same wire', () => {
  expect(breakingChanges(wire, JSON.parse(wireText(wire)) as typeof wire)).toEqual([])
  expect(JSON.parse(wireText(wire))).toEqual(wire)
})

describe('a change that breaks', () => {
  const { bid: _, ...fields } = { bid: '', ...(wire.schemas['Quote'] as { readonly fields: object }).fields }
  const found = breakingChanges(wire, { ...wire, schemas: { ...wire.schemas, Quote: { fields } } })
  const changeset = (bump: string, said: string) => [
    changesetOf(`---\n'@onelot/domain': major\n'@onelot/api-client': ${bump}\n---\n\n${said}\n`),
  ]
  const names = (bump: string, said: string, version: string) =>
    undeclared(found, changeset(bump, said), version).map(({ name }) => name)

  it('passes where a changeset that may break names it', () => {
    expect(names('minor', 'Quotes lose `Quote.bid`.', '0.1.0')).toEqual([])
    expect(names('major', 'Quotes lose `Quote.bid`.', '1.0.0')).toEqual([])
  })

  it('fails where none names it, or the version may not break', () => {
    expect(names('minor', 'Quotes lose something.', '0.1.0')).toEqual(['Quote.bid'])
    expect(names('patch', 'Quotes lose `Quote.bid`.', '0.1.0')).toEqual(['Quote.bid'])
    expect(names('minor', 'Quotes lose `Quote.bid`.', '1.0.0')).toEqual(['Quote.bid'])
    expect(undeclared(found, [], '0.1.0').map(inWords)).toEqual([
      expect.stringMatching(
        /^`Quote\.bid` is gone: breaks clients that were built before \(home\/briefing and 13 more\)$/,
      ),
    ])
  })
})
