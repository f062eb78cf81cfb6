import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { moduleDocuments } from '../packages/api-client/src/openapi/document.ts'

it('packages/api-client/openapi holds a document of each module, and no other file', () => {
  const stored = readdirSync(join(import.meta.dirname, '../packages/api-client/openapi'))
  expect(stored.sort()).toEqual(
    Object.keys(moduleDocuments())
      .map((name) => `${name}.json`)
      .sort(),
  )
})
