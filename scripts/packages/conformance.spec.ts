import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOwnBroker } from '../conformance/testing/ownBroker.ts'
import { packConformance } from './conformance.ts'
import { publintSays } from './lint.ts'
import { must } from './stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'onelot-conformance-'))
const command = join(folder, 'node_modules/.bin/conformance')
let tarball = ''
let own: Awaited<ReturnType<typeof startOwnBroker>> | undefined

beforeAll(async () => {
  tarball = await packConformance()
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  must('npm', ['install', tarball, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  own = await startOwnBroker({ dataDir: join(folder, 'data') })
})
afterAll(async () => {
  await own?.stop()
  rmSync(folder, { recursive: true })
})

const run = promisify(execFile)
/** What the installed command prints, and its exit code. */
async function conformance(
  ...args: readonly string[]
): Promise<{ readonly code: unknown; readonly printed: string }> {
  try {
    const { stdout } = await run(command, args)
    return { code: 0, printed: stdout }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('stdout' in error)) throw error
    return {
      code: error.code,
      printed: `${String(error.stdout)}${'stderr' in error ? String(error.stderr) : ''}`,
    }
  }
}

function accountsFile(accounts: readonly object[]): string {
  const file = join(folder, 'accounts.json')
  writeFileSync(file, JSON.stringify(accounts))
  return file
}

it('is a package as a registry wants it, with the licences of what is in it', async () => {
  expect(await publintSays(tarball)).toEqual([])
  expect(readFileSync(join(folder, 'node_modules/@onelot/conformance/LICENSES.txt'), 'utf8')).toContain(
    'zod\n\n',
  )
})

it('runs where nothing else is installed, and knows what screens call', async () => {
  const { code, printed } = await conformance('--screens')
  expect(code).toBe(0)
  expect(printed).toContain('marketOverview: market/overview*, market/breadth*')
})

it('ends with 0 where no case fails', async () => {
  const junit = join(folder, 'report.xml')
  const api = own?.options.api ?? ''
  const accounts = accountsFile([])
  const { code, printed } = await conformance(
    '--api',
    api,
    '--accounts',
    accounts,
    '--only',
    'marketOverview',
    '--junit',
    junit,
  )
  expect(printed).toContain('green marketOverview')
  expect(code).toBe(0)
  expect(readFileSync(junit, 'utf8')).toContain('failures="0"')
})

it('ends with 1 where one fails', async () => {
  const accounts = accountsFile([{ phone: '01012345678', password: 'another-1' }])
  const { code, printed } = await conformance(
    '--api',
    own?.options.api ?? '',
    '--accounts',
    accounts,
    '--only',
    'login',
  )
  expect(printed).toContain('entry 1 of the accounts could not log in: CREDENTIALS_WRONG')
  expect(code).toBe(1)
})

it('ends with 2 where nothing answers', async () => {
  const { code, printed } = await conformance('--api', 'http://127.0.0.1:1', '--accounts', accountsFile([]))
  expect(printed).toContain('http://127.0.0.1:1 does not answer')
  expect(code).toBe(2)
})
