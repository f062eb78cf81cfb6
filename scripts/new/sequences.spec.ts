import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complaintsOf, copyWorkspace, unitTests } from './copy.ts'
import { make } from './make.ts'

let copy = ''
beforeAll(async () => {
  copy = copyWorkspace()
  await make(copy, ['module', 'managed/fund-baskets', '--kind', 'product'])
})
afterAll(() => {
  rmSync(copy, { recursive: true })
})

it('a new product is drawn with all others, which stay sound', () => {
  expect(complaintsOf(copy, ...unitTests, 'apps/mock-api/src/anyCommands/anyProducts.property.test.ts')).toBe(
    '',
  )
})
