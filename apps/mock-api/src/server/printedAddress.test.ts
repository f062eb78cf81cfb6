import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MainProcess, startMain } from '../testing/mainProcess.ts'

let folder: string
let main: MainProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'address-'))
})
afterEach(async () => {
  main.child.kill('SIGKILL')
  await main.ended
  rmSync(folder, { recursive: true, force: true })
})

/** The addresses that a broker prints from its start to its end. */
async function addressesWith(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  main = startMain({ DATA_DIR: folder, ...env })
  await main.open
  main.child.kill('SIGTERM')
  await main.ended
  return main.printed().match(/https?:\/\/\S+/g) ?? []
}

it('prints the address of the app alone where another program serves that', async () => {
  expect(await addressesWith({ APP_URL: 'http://localhost:5173/' })).toEqual(['http://localhost:5173/'])
})
