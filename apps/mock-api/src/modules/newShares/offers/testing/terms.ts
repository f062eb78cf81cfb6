import type { OfferInput } from '../operator.ts'

export type { OfferInput }

/** Dates of an offer that opens an hour after the time of tests, in Seoul; a week later it is listed. */
export const offerTimes = {
  opensAt: '2026-03-10T03:00:00.000Z',
  closesAt: '2026-03-11T07:00:00.000Z',
  drawsAt: '2026-03-12T01:00:00.000Z',
  paymentFrom: '2026-03-16T00:00:00.000Z',
  paymentTo: '2026-03-17T07:00:00.000Z',
  issuesAt: '2026-03-18T01:00:00.000Z',
  listsAt: '2026-03-19T00:00:00.000Z',
} as const

/** Units of ten shares at 20,000 won; of every unit, 0.4 is won. */
export const offerTerms: OfferInput = {
  offer: 'hanbit-2026',
  market: 'KRX',
  code: '999100',
  name: { en: 'Hanbit Robotics', kor: '한빛로보틱스', tw: '韓光機器人' },
  industry: { en: 'Machinery', kor: '기계', tw: '機械' },
  issuer: { en: 'Hanbit Robotics Co., Ltd.', kor: '한빛로보틱스 주식회사', tw: '韓光機器人股份有限公司' },
  sponsor: { en: 'Onelot Securities', kor: '원랏증권', tw: '萬樂證券' },
  dates: offerTimes,
  provisionalPrice: '20000',
  unit: 10,
  units: 1_000,
  minShares: 10,
  winningRate: '0.4',
}

/** The same, open already when it is announced at the time of tests. */
export const openTimes = { ...offerTimes, opensAt: '2026-03-10T01:00:00.000Z' } as const
