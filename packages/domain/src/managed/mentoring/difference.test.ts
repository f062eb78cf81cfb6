import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import {
  differenceOf,
  storyFrom,
  withFirstEquity,
  withMissed,
  withMissedSold,
  withMorePut,
  withSlippage,
  withTaken,
} from './difference.ts'

const usd = (amount: string) => money('USD', amount)
const share = instrumentId('US:ONE')
const begun = storyFrom(usd('1000'), usd('100000'))
const asOf = (earned: string, equity: string, price = '20', put = '1000') => ({
  ...{ earned: usd(earned), fee: usd('0'), put: usd(put), equity: usd(equity) },
  priceOf: () => decimal(price),
})

describe('the causes of a difference', () => {
  it('are the time of entry, slippage, skipped trades and the fee, and idle cash is the rest', () => {
    const entered = withFirstEquity(begun, usd('102000'))
    const slipped = withSlippage(entered, usd('1.60'))
    const missed = withMissed(slipped, share, 10, decimal('18'))
    const sold = withMissedSold(missed, share, 130, 390, decimal('21'))
    const difference = differenceOf(sold, { ...asOf('40', '110000'), fee: usd('4') })
    expect(difference).toEqual({
      own: usd('36'),
      mentors: usd('100'),
      causes: {
        entryTime: usd('-20'),
        slippage: usd('-1.60'),
        // Three lots at 3 more, and seven at 2 more.
        skipped: usd('-23'),
        fee: usd('-4'),
        idleCash: usd('-15.40'),
      },
    })
  })

  it('are nothing where the follow earned just what its mentor did', () => {
    const { causes, own, mentors } = differenceOf(withFirstEquity(begun, usd('100000')), asOf('50', '105000'))
    expect(own).toEqual(mentors)
    expect(Object.values(causes)).toEqual(Array.from({ length: 5 }, () => usd('0')))
  })

  it('count money from when it was put in, and until it was taken out', () => {
    const more = withMorePut(begun, usd('1100'), usd('110000'))
    expect(differenceOf(more, asOf('0', '121000', '1', '2100')).mentors).toEqual(usd('320'))
    const less = withTaken(more, usd('1210'), usd('2420'), usd('121000'))
    // A half was worth 1,210; the other half is 1,100 now.
    expect(differenceOf(less, asOf('0', '110000', '1', '2100')).mentors).toEqual(usd('210'))
  })
})
