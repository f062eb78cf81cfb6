import { expect, it, vi } from 'vitest'
import { createPlainPrices } from './prices.ts'
import { runScript } from './runner.ts'
import { scripts } from './scripts.ts'
import { createSubject } from './subject.ts'
import { transcriptText } from './transcriptText.ts'

// So that a recording changes with the rules only, never with how the market draws its prices.
vi.mock(import('../../market/prices.ts'), () => ({
  createPrices: (_, timeline) => createPlainPrices(timeline),
}))

/** Recorded anew by `npm run unit -- apps/mock-api/src/testing/transcripts -u`; the difference is read before it is committed. */
it.each(scripts)('the broker answers as recorded, in $name', async (script) => {
  const subject = await createSubject(script.options)
  const transcript = await runScript(script, subject)
  await subject.close()
  await expect(transcriptText(transcript)).toMatchFileSnapshot(`./recorded/${script.name}.json`)
})
