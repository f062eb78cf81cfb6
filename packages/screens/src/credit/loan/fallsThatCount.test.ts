import { decimal } from '@onelot/domain'
import { expect, it } from 'vitest'
import { fallsThatCount } from './fallsThatCount.ts'

const falls = (first: string, second: string) => [
  { fall: decimal('0.1'), ratio: decimal(first) },
  { fall: decimal('0.2'), ratio: decimal(second) },
]

it('has each fall where one of them changes the ratio', () => {
  const some = falls('3.2', '2.9')
  expect(fallsThatCount({ ratio: decimal('3.2'), falls: some })).toEqual(some)
})

it('has none where the collateral is cash', () => {
  expect(fallsThatCount({ ratio: decimal('343.5'), falls: falls('343.5', '343.5') })).toEqual([])
})
