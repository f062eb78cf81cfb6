import { instrumentId } from '@onelot/domain'
import type { BlockInput } from '../operator.ts'

export type { BlockInput }

const apple = instrumentId('US:AAPL')

/** Open from an hour before the time of tests, for nine days. */
const times = { from: '2026-03-10T01:00:00.000Z', to: '2026-03-19T09:00:00.000Z' } as const
const seller = { kind: 'fund', name: { en: 'A pension fund', kor: '한 연기금', tw: '某退休基金' } } as const

export const appleBlock: BlockInput = {
  block: 'apple-block',
  kind: 'block',
  instrument: apple,
  shares: 500,
  ...times,
  seller,
  minShares: 100,
}
export const appleOtc: BlockInput = {
  block: 'apple-otc',
  kind: 'otc',
  instrument: apple,
  shares: 300,
  ...times,
  seller,
  price: '150',
}
