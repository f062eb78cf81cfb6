import { describe, expect, it } from 'vitest'
import { contract, endpoints } from '../contract/contract.ts'
import { refusalParams } from '../envelope/refusalParams.ts'
import { moduleDocuments, openApiDocument, openApiText, refsIn } from './document.ts'
import { examples } from './examples.generated.ts'
import { refusalsOf } from './refusals.ts'
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

const brokenRefs = (json: Json): readonly string[] =>
  refsIn(json).filter((name) => at(json, 'components', ...name.split('/')) === undefined)

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 with every call of the contract and the stream, each a POST', () => {
    expect(at(document, 'openapi')).toBe('3.1.0')
    const paths = Object.keys(at(document, 'paths') ?? {})
    expect(paths).toEqual([...endpoints.map(({ path }) => `/${path}`), '/stream/open'])
    for (const path of paths) {
      expect(Object.keys(at(document, 'paths', path) ?? {}), path).toEqual(['post'])
      expect(at(document, 'paths', path, 'post', 'operationId'), path).toBeTypeOf('string')
      expect(at(document, 'paths', path, 'post', 'responses', '200'), path).toBeDefined()
      expect(at(document, 'paths', path, 'post', 'responses', '401'), path).toBeDefined()
    }
  })

  it('refers only to what it holds', () => {
    expect(brokenRefs(document)).toEqual([])
    expect(refsIn(document).length).toBeGreaterThan(300)
  })

  it('enumerates every refusal of every call', () => {
    for (const endpoint of endpoints) {
      const answers = refsIn(at(document, 'paths', `/${endpoint.path}`, 'post', 'responses', '200') ?? null)
      const refusals = answers.flatMap((name) => name.split('schemas/Refusal_').slice(1))
      expect(refusals, endpoint.path).toEqual(refusalsOf(endpoint))
    }
  })

  it('takes a refusal that it does not name', () => {
    for (const endpoint of endpoints) {
      const answers = refsIn(at(document, 'paths', `/${endpoint.path}`, 'post', 'responses', '200') ?? null)
      expect(answers, endpoint.path).toContain('schemas/OtherRefusal')
    }
  })

  it('names no field that only answers may have: what is read-only to code is sent all the same', () => {
    expect(openApiText(document)).not.toContain('"readOnly"')
  })

  it('has each answer that was recorded for an example, and names the version of the account in reads', () => {
    for (const { path, kind } of endpoints) {
      const success = at(document, 'paths', `/${path}`, 'post', 'responses', '200')
      const example = at(success, 'content', 'application/json', 'example')
      expect(example, path).toEqual(examples[path]?.response)
      expect(at(success, 'headers', 'account-version') !== undefined, path).toBe(kind === 'read')
    }
    expect(examples['trade/place']).toBeDefined()
  })

  it('describes the events of the stream as one of those that have its kinds', () => {
    const answer = at(document, 'paths', '/stream/open', 'post', 'responses', '200', 'content')
    expect(at(answer, 'text/event-stream', 'schema', '$ref')).toBe('#/components/schemas/StreamEvent')
    const event = at(document, 'components', 'schemas', 'StreamEvent')
    expect(refsIn(at(event, 'oneOf') ?? null)).toEqual([
      'schemas/StreamQuote',
      'schemas/StreamAccount',
      'schemas/StreamHeartbeat',
    ])
    for (const name of refsIn(at(event, 'oneOf') ?? null)) {
      const kind = at(document, 'components', ...name.split('/'), 'properties', 'kind', 'const')
      const mapping = Object.entries(at(event, 'discriminator', 'mapping') ?? {})
      expect(mapping, name).toContainEqual([kind, `#/components/${name}`])
    }
  })

  it('has a property for each key of a record whose keys are known', () => {
    const unread = at(document, 'components', 'schemas', 'HomeBriefingData', 'properties', 'unread')
    expect(at(unread, 'properties', 'fills', 'type')).toBe('integer')
    expect(at(unread, 'required')).toContain('fills')
  })

  it('asks for money in no currency that our broker does not count in', () => {
    const schemas = Object.entries(at(document, 'components', 'schemas') ?? {})
    const requests = schemas.filter(([name]) => name.endsWith('Request'))
    expect(requests.length).toBeGreaterThan(50)
    const others = requests.filter(([, schema]) => /schemas\/(Currency|Money)"/.test(JSON.stringify(schema)))
    expect(others.map(([name]) => name)).toEqual([])
  })

  it('says what the contract says of a field, beside a reference too', () => {
    const lotSize = at(document, 'components', 'schemas', 'Instrument', 'properties', 'lotSize')
    expect(lotSize).toEqual({
      description: 'Units in one lot.',
      $ref: '#/components/schemas/DecimalAboveZero',
    })
  })

  it('describes every refusal of the catalogue with its params', () => {
    for (const code of Object.keys(refusalParams)) {
      const schema = at(document, 'components', 'schemas', `Refusal_${code}`, 'properties')
      expect(at(schema, 'msg', 'const')).toBe(code)
      expect(at(schema, 'data', 'properties', 'params', '$ref'), code).toMatch(/Params$/)
    }
  })

  it('describes a call that carries a file as a form, and every other as JSON', () => {
    for (const { path, file } of endpoints) {
      const content = at(document, 'paths', `/${path}`, 'post', 'requestBody', 'content') ?? {}
      const expected = file === undefined ? 'application/json' : 'multipart/form-data'
      expect(Object.keys(content), path).toEqual([expected])
    }
    const image = at(document, 'components', 'schemas', 'UploadImageRequest', 'properties', 'image')
    expect(image).toMatchObject({ type: 'string', format: 'binary', maxLength: 5_242_880 })
  })

  it('requires a key on every write, and a session on every call of a member', () => {
    for (const { path, kind, access } of endpoints) {
      const parameters = refsIn(at(document, 'paths', `/${path}`, 'post', 'parameters') ?? null)
      expect(parameters.includes('parameters/idempotencyKey'), path).toBe(kind === 'write')
      expect(parameters.includes('parameters/token'), path).toBe(access === 'member')
    }
  })
})

const documents = moduleDocuments()

describe('the documents of single modules', () => {
  it('are one for each module, and one for the stream', () => {
    expect(Object.keys(documents)).toEqual([...Object.keys(contract), 'stream'])
  })

  it.each(Object.entries(documents))('%s: npm run openapi writes it from the contract', async (name, one) => {
    await expect(openApiText(one)).toMatchFileSnapshot(`../../openapi/${name}.json`)
  })

  it.each(Object.entries(documents))('%s refers only to what it holds', (_, one) => {
    expect(brokenRefs(one)).toEqual([])
    expect(refsIn(one).length).toBeGreaterThan(0)
  })

  it('have every call of the whole document, as it is there', () => {
    const paths = Object.values(documents).flatMap((one) => Object.entries(at(one, 'paths') ?? {}))
    expect(Object.fromEntries(paths)).toEqual(at(document, 'paths'))
  })
})
