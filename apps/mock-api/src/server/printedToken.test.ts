import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MainProcess, startMain } from '../testing/mainProcess.ts'

let folder: string
let main: MainProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'token-'))
})
afterEach(async () => {
  main.child.kill('SIGKILL')
  await main.ended
  rmSync(folder, { recursive: true, force: true })
})

/** All that a broker prints from its start to its end. */
async function printedWith(env: Readonly<Record<string, string>>): Promise<string> {
  main = startMain({ DATA_DIR: folder, OPS: 'on', ...env })
  await main.open
  main.child.kill('SIGTERM')
  await main.ended
  return [main.printed(), ...main.errors()].join('\n')
}

describe('the token of operators', () => {
  it('is printed at the start where the broker has made it', async () => {
    expect(await printedWith({})).toMatch(/\(ops-token: [0-9a-f]{32}\)/)
  })

  it('is printed nowhere where the environment has it', async () => {
    const token = 'a-token-of-the-environment-000001'
    const printed = await printedWith({ OPS_TOKEN: token })
    expect(printed).toContain('/api/ops/* (ops-token: as in OPS_TOKEN)')
    expect(printed).not.toContain(token)
  })
})
