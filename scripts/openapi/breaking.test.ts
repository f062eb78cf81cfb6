import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../packages/api-client/src/openapi/document.ts'
import type { Json, JsonObject } from '../../packages/api-client/src/openapi/shapes.ts'
import { breakingChanges } from './wire/breaking.ts'
import { currentVersion, inWords, undeclared, waitingChangesets } from './wire/declared.ts'
import { type Document, callOf, fieldOf, schemaOf } from './wire/draft.ts'
import { currentWire, publishedWire, wireOf, wireText } from './wire/wire.ts'

it('breaks nobody who was built to the published wire, unless a changeset of the package says so', () => {
  const found = breakingChanges(publishedWire(), currentWire())
  const undeclaredOnes = undeclared(found, waitingChangesets(), currentVersion())
  expect(undeclaredOnes.map(inWords), 'docs/backend.md, "A change that breaks", says what to do').toEqual([])
})

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
    [
      'the same schema, said where it is used',
      (document) => {
        const { bid } = schemaOf(document, 'Quote').properties
        const reference = bid?.['$ref']
        if (typeof reference !== 'string') throw new Error('Quote.bid has a schema of its own')
        schemaOf(document, 'Quote').properties['bid'] = schemaOf(document, reference.split('/').at(-1) ?? '')
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
      (document) => {
        delete schemaOf(document, 'Quote').properties['bid']
        schemaOf(document, 'Quote').required = without(schemaOf(document, 'Quote').required, 'bid')
      },
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
      'what a header may be',
      (document) => {
        document.components.parameters['account'] = {
          name: 'account',
          required: true,
          schema: { type: 'string', maxLength: 8 },
        }
      },
      Object.keys(wire.calls)
        .filter((path) => wire.calls[path]?.demands.includes('account'))
        .map((path) => `${path} account maxLength is 8, was none: clients`),
    ],
    [
      'a form more in which a request is sent, or an answer',
      (document) => {
        const { requestBody, responses } = callOf(document, 'market/list')
        for (const body of [requestBody, responses['200']])
          if (body !== undefined) body.content['text/csv'] = { schema: { type: 'string' } }
      },
      [
        'market/list its request may also be text/csv: back ends',
        'market/list its answer may also be text/csv: clients',
      ],
    ],
    [
      'an answer with another status than 200',
      (document) => {
        document.components.responses['SessionEnded'] = { content: { 'text/plain': {} } }
      },
      Object.keys(wire.calls).map((path) => `${path} its answer may also be 401 text/plain: clients`),
    ],
    [
      'a number that is no text, in a list beside any text',
      (document) => {
        schemaOf(document, 'RuleCode')['anyOf'] = [{ enum: ['ODD', 7] }, { type: 'string' }]
      },
      ['Order.cause', 'RuleCode', 'OrderStep.cause'].map((name) => `${name} may also be 7: clients`),
    ],
    [
      'a field that must be there, of which nothing is said',
      (document) => {
        schemaOf(document, 'Quote').required.push('odd')
      },
      ['Quote.odd is new, and must be there: back ends'],
    ],
    [
      'a refusal that is none any longer',
      ({ components }) => delete components.schemas['Refusal_TRADING_BANNED'],
      ['Refusal_TRADING_BANNED is no refusal any longer: back ends'],
    ],
  ])('%s', (_, change, expected) => {
    expect(broken(change)).toEqual(expected)
  })

  it('is said with the calls that it is of', () => {
    const later = { ...wire, schemas: { ...wire.schemas, Decimal: { type: 'number' } } }
    const [said = ''] = breakingChanges(wire, later).map(inWords)
    expect(said).toMatch(
      /^`Decimal` is number, was string: breaks back ends and clients that were built before \([a-zA-Z]+\/[a-zA-Z]+ and \d+ more\)$/,
    )
  })
})

it('reads what it writes as the same wire', () => {
  expect(breakingChanges(wire, JSON.parse(wireText(wire)) as typeof wire)).toEqual([])
  expect(JSON.parse(wireText(wire))).toEqual(wire)
})
