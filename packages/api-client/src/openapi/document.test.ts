import { describe, expect, it } from 'vitest'
import { endpoints } from '../contract/contract.ts'
import { refusalParams } from '../envelope/refusalParams.ts'
import { openApiDocument, openApiText, refusalsOf } from './document.ts'
import type { Json } from './shapes.ts'

const document = openApiDocument()

/** What is at a path of keys, or undefined. */
const at = (json: Json | undefined, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null
        ? Object.entries(inside).find(([name]) => name === key)?.[1]
        : undefined,
    json,
  )

function refsIn(json: Json | undefined): readonly string[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]: [string, Json]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  )
}

describe('the OpenAPI document', () => {
  it('has not drifted from the contract: npm run openapi writes it anew', async () => {
    await expect(openApiText(document)).toMatchFileSnapshot('../../openapi.json')
  })

  it('is OpenAPI 3.1 with every call of the contract and the stream, each a POST', () => {
    expect(at(document, 'openapi')).toBe('3.1.0')
    const paths = Object.keys(Object(at(document, 'paths')))
    expect(paths).toEqual([...endpoints.map(({ path }) => `/${path}`), '/stream/open'])
    for (const path of paths) {
      expect(Object.keys(Object(at(document, 'paths', path))), path).toEqual(['post'])
      expect(at(document, 'paths', path, 'post', 'operationId'), path).toBeTypeOf('string')
      expect(at(document, 'paths', path, 'post', 'responses', '200'), path).toBeDefined()
      expect(at(document, 'paths', path, 'post', 'responses', '401'), path).toBeDefined()
    }
  })

  it('refers only to what it holds', () => {
    const broken = refsIn(document).filter(
      (name) => at(document, ...name.replace('#/', '').split('/')) === undefined,
    )
    expect(broken).toEqual([])
    expect(refsIn(document).length).toBeGreaterThan(300)
  })

  it('enumerates every refusal of every call', () => {
    for (const endpoint of endpoints) {
      const answers = refsIn(at(document, 'paths', `/${endpoint.path}`, 'post', 'responses', '200'))
      const refusals = answers.flatMap((name) => name.split('/Refusal_').slice(1))
      expect(refusals, endpoint.path).toEqual(refusalsOf(endpoint))
    }
  })

  it('describes every refusal of the catalogue with its params', () => {
    for (const code of Object.keys(refusalParams)) {
      const schema = at(document, 'components', 'schemas', `Refusal_${code}`, 'properties')
      expect(at(schema, 'msg', 'const')).toBe(code)
      expect(at(schema, 'data', 'properties', 'params', '$ref'), code).toMatch(/Params$/)
    }
  })

  it('asks a key of every write, and a session of every call of a member', () => {
    for (const { path, kind, access } of endpoints) {
      const parameters = refsIn(at(document, 'paths', `/${path}`, 'post', 'parameters'))
      expect(parameters.includes('#/components/parameters/idempotencyKey'), path).toBe(kind === 'write')
      expect(parameters.includes('#/components/parameters/token'), path).toBe(access === 'member')
    }
  })
})
