import { decimal, defaultMarkets } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { heldAt } from './held.fixture.ts'
import { holdingFigures, holdingsOf } from './holding.ts'

const two = [heldAt('long', 1, '100'), heldAt('long', 3, '120')]

describe('what is held of an instrument', () => {
  it('is summed by side, at its average cost', () => {
    const [long, short, ...others] = holdingsOf([...two, heldAt('short', 5, '110')])
    expect(long).toMatchObject({ side: 'long', lots: 4, average: '115.0000000000' })
    expect(short).toMatchObject({ side: 'short', lots: 5, average: '110.0000000000' })
    expect(others).toEqual([])
  })

  it('is worth what its positions are worth together', () => {
    expect(holdingFigures({ positions: two }, decimal('92'), defaultMarkets.US)).toEqual({
      marketValue: { currency: 'USD', amount: '368.00' },
      margin: { currency: 'USD', amount: '460.00' },
      unrealised: { currency: 'USD', amount: '-92.00' },
    })
  })

  it('is nothing where nothing is open', () => {
    expect(holdingsOf([])).toEqual([])
    expect(holdingFigures({ positions: [] }, decimal('92'), defaultMarkets.US)).toBeUndefined()
  })
})
