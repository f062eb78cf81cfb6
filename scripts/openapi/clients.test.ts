import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument, openApiText } from '../../packages/api-client/src/openapi/document.ts'

const modules = join(import.meta.dirname, '../../node_modules')
const folder = mkdtempSync(join(tmpdir(), 'onelot-clients-'))
beforeAll(() => {
  writeFileSync(join(folder, 'openapi.json'), openApiText(openApiDocument()))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a tool of the workspace in the folder. @throws Error with what it printed where it fails */
function run(tool: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(modules, tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${tool}\n${stdout}${stderr}`)
}

/** Compiles a project of the generated client and what uses it, as strictly as can be. */
function compile(name: string, uses: string): void {
  const project = join(folder, name)
  mkdirSync(project, { recursive: true })
  writeFileSync(join(project, 'uses.ts'), uses)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  run('typescript7/bin/tsc', '-p', project)
}

describe('types that openapi-typescript makes of the document', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'types'))
    run('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'types/wire.ts')
  }, 60_000)

  it('compile, with requests, answers, refusals and events as they are used', () => {
    compile(
      'types',
      `import type { components, paths } from './wire'

type Call = paths['/trade/place']['post']
export const request: Call['requestBody']['content']['application/json'] = {
  instrument: 'US:AAPL', side: 'long', type: 'market', lots: 1, leverage: 1,
}
type Answer = Call['responses'][200]['content']['application/json']
export const placed = (answer: Answer): string =>
  answer.status === 1 ? answer.data.position.id : answer.msg

export const cause: components['schemas']['RuleCode'] = 'A_LATER_CODE'

export function priceOf(event: components['schemas']['StreamEvent']): string | number {
  switch (event.kind) {
    case 'quote': return event.quote.price
    case 'account': return event.sequence
    case 'heartbeat': return event.serverTime
  }
}
export const lists: paths['/market/quotes']['post']['requestBody']['content']['application/json'] = { instruments: ['US:AAPL'] }
export const won = (rates: components['schemas']['TradeHoldingsData']['rates']): string => rates.KRW
`,
    )
  })

  it('refuse a request that the contract refuses', () => {
    const wrong = `import type { paths } from './wire'
export const request: paths['/trade/place']['post']['requestBody']['content']['application/json'] = {
  instrument: 'US:AAPL', side: 'sideways', type: 'market', lots: 1, leverage: 1,
}
`
    expect(() => {
      compile('types', wrong)
    }).toThrow('sideways')
  })
})

it("compiles as Orval's client", { timeout: 60_000 }, () => {
  const config = {
    onelot: { input: './openapi.json', output: { target: './orval/client.ts', client: 'fetch' } },
  }
  writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  run('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs')
  compile(
    'orval',
    `import { tradePlace } from './client'

export async function place(): Promise<string> {
  const { data } = await tradePlace({ instrument: 'US:AAPL', side: 'long', type: 'market', lots: 1, leverage: 1 })
  return typeof data === 'object' && data.status === 1 ? data.data.position.id : ''
}
`,
  )
})
