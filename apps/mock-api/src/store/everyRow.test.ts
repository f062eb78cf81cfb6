import { expect, it } from 'vitest'
import { anna, append, part, row } from './contract/fixtures.ts'
import { everyRow } from './everyRow.ts'
import { createMemoryStore } from './memory.ts'

const collection = 'test.list'

it('all rows are read once each, though some are added and moved between the pages', async () => {
  const store = createMemoryStore()
  const keys = Array.from({ length: 2_001 }, (_, index) => `k${String(index).padStart(4, '0')}`)
  await store.append(append([part(anna, 0, { rows: keys.map((key) => row(collection, key)) })]))
  let turns = 0
  const moving = {
    ...store,
    rows: async (...asked: Parameters<typeof store.rows>) => {
      const page = await store.rows(...asked)
      const rows = [row(collection, `new${String(turns)}`, { sortKey: 'z' })]
      await store.append(append([part(anna, turns + 1, { rows })]))
      turns += 1
      return page
    },
  }
  const found = await everyRow(moving, { collection, stream: anna })
  expect(found.map(({ key }) => key)).toEqual(keys.toReversed())
  expect(turns).toBe(3)
})
