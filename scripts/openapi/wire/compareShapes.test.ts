import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../../packages/api-client/src/openapi/shapes.ts'
import { breakingChanges } from './breaking.ts'
import { wireOf } from './wire.ts'

/** A document of one call, which answers so. */
const answering = (schema: Json, schemas: JsonObject = {}) =>
  wireOf({
    paths: { '/odd': { post: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    components: { schemas },
  })

describe('what breaks', () => {
  it('in each place where a schema of its own became a shared one', () => {
    const own: Json = { type: 'object', required: ['odd'], properties: { odd: { type: 'integer' } } }
    const shared: Json = { $ref: '#/components/schemas/Shared' }
    const pair = (first: Json, last: Json): Json => ({ type: 'object', properties: { first, last } })
    const found = breakingChanges(
      answering(pair(own, { type: 'string' })),
      answering(pair(shared, shared), { Shared: own }),
    )
    expect(found.map(({ words }) => words)).toEqual(['is object, was string'])
  })

  it('is the end of a bound that is as large as integers are, of what is no integer', () => {
    const number = (bounds: JsonObject) => answering({ type: 'number', ...bounds })
    const found = breakingChanges(number({ maximum: Number.MAX_SAFE_INTEGER }), number({}))
    expect(found.map(({ words }) => words)).toEqual(['maximum is none, was 9007199254740991'])
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
    const wireWith = (leaf: string) => answering({ $ref: '#/components/schemas/Tree' }, { Tree: tree(leaf) })
    const [finding, ...more] = breakingChanges(wireWith('integer'), wireWith('number'))
    expect([finding?.name, finding?.sides, more]).toEqual(['Tree.leaf', ['clients'], []])
  })
})

it('compares nothing that it does not know', () => {
  const later = (odd: JsonObject) => ({ components: { schemas: { Odd: odd } } })
  expect(() => wireOf(later({ unevaluatedProperties: false }))).toThrow('unevaluatedProperties')
  expect(() => wireOf(later({ enum: [{ kind: 'odd' }] }))).toThrow('a list of objects')
})

describe('lists of values', () => {
  const wordsOf = (was: Json, now: Json) =>
    breakingChanges(answering(was), answering(now)).map(({ words, sides }) => `${words}: ${sides.join()}`)

  it.each<readonly [string, Json, Json, readonly string[]]>([
    [
      'a list of whole numbers that may be null',
      { type: 'integer', enum: [1, 2] },
      { anyOf: [{ type: 'integer', enum: [1, 2] }, { const: null }] },
      ['is integer or null, was integer: clients', 'may also be null: clients'],
    ],
    [
      'the same numbers, one by one or in a list',
      { anyOf: [{ const: 1 }, { const: 2 }] },
      { type: 'integer', enum: [1, 2] },
      [],
    ],
    [
      'a text of a list that may be null beside numbers',
      { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'integer' }] },
      { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'integer' }, { const: null }] },
      ['is null or string, was string: clients', 'may also be null: clients'],
    ],
  ])('are compared by their values: %s', (_, was, now, words) => {
    expect(wordsOf(was, now)).toEqual(words)
  })
})
