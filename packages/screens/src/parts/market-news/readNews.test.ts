import { expect, it } from 'vitest'
import { withRead } from './readNews.ts'

it('keeps each piece once, that which was opened last at the end', () => {
  expect(withRead(withRead(withRead(undefined, 'a'), 'b'), 'a')).toEqual(['b', 'a'])
})

it('keeps the three hundred that were opened last', () => {
  let kept: readonly string[] = []
  for (let id = 0; id < 310; id += 1) kept = withRead(kept, String(id))
  expect(kept).toHaveLength(300)
  expect([kept.includes('9'), kept.includes('10')]).toEqual([false, true])
})
