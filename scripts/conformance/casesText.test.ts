import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { casesText } from './casesText.ts'

it('is what docs/conformance.md says: node scripts/conformance/writeDocs.ts writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/conformance.md'), 'utf8')
  expect(page.split('## The cases\n\n')[1]).toBe(`${casesText()}\n`)
})
