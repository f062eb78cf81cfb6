import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { endpoints, streamPath } from '@onelot/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { descriptions } from '../../packages/api-client/src/openapi/descriptions.generated.ts'
import {
  moduleDocuments,
  openApiDocument,
  openApiText,
} from '../../packages/api-client/src/openapi/document.ts'
import { examples } from '../../packages/api-client/src/openapi/examples.generated.ts'
import type { Json } from '../../packages/api-client/src/openapi/shapes.ts'
import { commentsOfFields } from './comments.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'onelot-openapi-'))
const file = join(folder, 'openapi.json')
beforeAll(() => {
  writeFileSync(file, openApiText(openApiDocument()))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Keywords of OpenAPI that say nothing about a value. */
const annotations = ['discriminator', 'example', 'x-idempotent', 'x-transport-refusals']
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
for (const keyword of annotations) ajv.addKeyword(keyword)
ajv.addSchema(JSON.parse(openApiText(openApiDocument())) as object, 'onelot')

/** What is wrong with a value by the schema at a path of keys in the document. */
function issuesBy(keys: readonly string[], value: Json | undefined): readonly string[] {
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
  const validate = ajv.getSchema(`onelot#/${pointer.join('/')}`)
  if (validate === undefined) throw new Error(`there is no schema at ${keys.join(' ')}`)
  if (validate(value) === true) return []
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}
const ofCall = (path: string, ...keys: readonly string[]) => ['paths', `/${path}`, 'post', ...keys]
const answerOf = (path: string) =>
  ofCall(path, 'responses', '200', 'content', 'application/json', 'schema', 'anyOf', '0')
const requestOf = (path: string) => ofCall(path, 'requestBody', 'content', 'application/json', 'schema')

describe('the examples of the OpenAPI document', () => {
  it('are one for each call and one for the stream', () => {
    expect(Object.keys(examples).sort()).toEqual([...endpoints.map(({ path }) => path), streamPath].sort())
  })

  it.each(endpoints)('$path: what the broker answered keeps the schema of success', ({ path }) => {
    expect(issuesBy(answerOf(path), examples[path]?.response)).toEqual([])
  })

  it.each(endpoints.filter(({ file: form }) => form === undefined))(
    '$path: what was asked keeps the schema of requests',
    ({ path }) => {
      expect(issuesBy(requestOf(path), examples[path]?.request)).toEqual([])
    },
  )

  it('has an event of the stream that keeps its schema', () => {
    const schema = ofCall(streamPath, 'responses', '200', 'content', 'text/event-stream', 'schema')
    expect(issuesBy(schema, examples[streamPath]?.response)).toEqual([])
    expect(issuesBy(schema, { kind: 'none' })).not.toEqual([])
  })

  it('would be found wrong where a field were', () => {
    expect(issuesBy(answerOf('market/quotes'), { status: 1, msg: '', data: [] })).not.toEqual([])
    expect(issuesBy(requestOf('market/quotes'), { instruments: 'US:AAPL' })).not.toEqual([])
  })
})

describe('a refusal', () => {
  const all = ofCall('trade/place', 'responses', '200', 'content', 'application/json', 'schema')
  const refusal = (msg: string, data: Json): Json => ({ status: 0, msg, data })

  it('may have a code or a text that the document does not name', () => {
    expect(issuesBy(all, refusal('A_LATER_CODE', { params: {}, fields: {} }))).toEqual([])
    expect(issuesBy(all, refusal('Out of order until noon', null))).toEqual([])
  })

  it('is no success', () => {
    expect(issuesBy(answerOf('trade/place'), refusal('VALIDATION', { params: {}, fields: {} }))).not.toEqual(
      [],
    )
  })

  it('may be the cause of something, whatever its code', () => {
    const cause = ['components', 'schemas', 'RuleCode']
    expect(issuesBy(cause, 'TRADING_BANNED')).toEqual([])
    expect(issuesBy(cause, 'A_LATER_CODE')).toEqual([])
    expect(issuesBy(cause, 7)).not.toEqual([])
  })
})

it('says of the fields what the comments of the contract say, as npm run openapi writes it', () => {
  const said = Object.values(descriptions).flatMap((texts) => Object.entries(texts))
  const ofFields = commentsOfFields()
  const written = new Set(said.map(([, text]) => text))
  expect([...ofFields].filter((text) => !written.has(text))).toEqual([])
  expect(said.filter(([pointer, text]) => pointer !== '' && !ofFields.has(text))).toEqual([])
  expect(ofFields.size).toBeGreaterThan(600)
})

it('is found without fault by the rules of Spectral for OpenAPI', { timeout: 60_000 }, () => {
  const cli = join(root, 'node_modules/@stoplight/spectral-cli/dist/index.js')
  const rules = join(folder, 'spectral.json')
  writeFileSync(rules, JSON.stringify({ extends: ['spectral:oas'] }))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'lint', file, '--ruleset', rules, '--format', 'json', '--quiet'],
    { cwd: folder, encoding: 'utf8' },
  )
  const found: unknown = JSON.parse(stdout || JSON.stringify(stderr))
  expect(found).toEqual([])
})

it('is found without fault by Redocly, its examples too', { timeout: 60_000 }, () => {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'lint', file, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const found = JSON.parse(stdout || `{"failed": ${JSON.stringify(stderr)}}`) as {
    readonly problems?: readonly { readonly ruleId: string; readonly message: string }[]
  }
  expect(found.problems?.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

it('is in packages/api-client/openapi as a document of each module, and no other file is', () => {
  expect(readdirSync(join(root, 'packages/api-client/openapi')).sort()).toEqual(
    Object.keys(moduleDocuments())
      .map((name) => `${name}.json`)
      .sort(),
  )
})
