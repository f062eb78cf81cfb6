import { expect, it, vi } from 'vitest'
import { createPlainPrices } from './prices.ts'
import { runScript } from './runner.ts'
import { scripts } from './scripts.ts'

// So that a recording changes with the rules only, never with how the market draws its prices.
vi.mock(import('../../market/prices.ts'), () => ({
  createPrices: (_, timeline) => createPlainPrices(timeline),
}))

/**
 * What no other test asserts: all that a whole history does to orders and to the ledger, posting by posting. Lists, figures and refusals are
 * asserted beside their modules.
 * Recorded anew by `npm run unit -- apps/mock-api/src/testing/transcripts -u`; the difference is read before it is committed.
 */
it.each(scripts)('orders and ledgers are as recorded after every step, in $name', async (script) => {
  await expect(await runScript(script)).toMatchFileSnapshot(`./recorded/${script.name}.txt`)
})
