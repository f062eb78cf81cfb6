import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modes } from './visual/modes.ts'

test('the nightly run plays stories in every mode', () => {
  const workflow = readFileSync(
    join(import.meta.dirname, '..', '.github', 'workflows', 'nightly.yml'),
    'utf8',
  )
  const [, listed = ''] = /mode:\n((?: +- .+\n)+)/.exec(workflow) ?? []
  expect([...listed.matchAll(/- (.+)/g)].map(([, name]) => name)).toEqual(modes.map(({ name }) => name))
})
