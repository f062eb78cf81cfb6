import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createMortal } from './mortal.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mortal-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

it('a broker that ended by itself is killed at once, and starts again', async () => {
  const mortal = createMortal(inject('builtBroker'), { DATA_DIR: dataDir })
  await expect(mortal.start({ env: { VAULT_KEY: 'no key' } })).rejects.toThrow('the broker ended by itself')
  await mortal.kill()
  await mortal.start()
  await mortal.kill()
})
