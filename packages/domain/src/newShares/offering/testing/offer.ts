import { instrumentId, offerId } from '../../../base/ids.ts'
import { type Instant, instant } from '../../../base/instant.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import type { Offer } from '../offer.ts'

export const at = (text: string): Instant => instant(Date.parse(text))

const dates: Offer['dates'] = {
  opensAt: at('2026-03-10T00:00:00Z'),
  closesAt: at('2026-03-11T07:00:00Z'),
  drawsAt: at('2026-03-12T01:00:00Z'),
  paymentFrom: at('2026-03-16T00:00:00Z'),
  paymentTo: at('2026-03-17T07:00:00Z'),
  issuesAt: at('2026-03-18T01:00:00Z'),
  listsAt: at('2026-03-19T00:00:00Z'),
}

/** Units of ten shares at 20,000 won, of which 10,000 are held each. */
export const offer: Offer = {
  id: offerId('one'),
  instrument: {
    id: instrumentId('KRX:999100'),
    market: 'KRX',
    kind: 'stock',
    code: '999100',
    name: { en: 'New', kor: '새', tw: '新' },
    industry: { en: 'Software', kor: '소프트웨어', tw: '軟體' },
    currency: 'KRW',
    lotSize: decimal('1'),
    leverages: [1],
    shortable: false,
    origin: 'simulated',
    listedAt: dates.listsAt,
  },
  issuer: { en: 'New Co.', kor: '새 주식회사', tw: '新公司' },
  sponsor: { en: 'Broker', kor: '증권', tw: '證券' },
  dates,
  provisionalPrice: decimal('20000'),
  unit: 10,
  units: 1_000,
  minShares: 20,
  limit: 1,
  minFunds: money('KRW', '1000000'),
  depositRate: decimal('0.5'),
  winningRate: decimal('1'),
}
