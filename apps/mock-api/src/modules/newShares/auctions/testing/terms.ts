import type { AuctionInput } from '../operator.ts'

/** An auction that opens an hour after the time of tests, in Seoul, closes the day after, and lists a week later. */
export const auctionTimes = {
  opensAt: '2026-03-10T03:00:00.000Z',
  closesAt: '2026-03-11T07:00:00.000Z',
  listsAt: '2026-03-18T00:00:00.000Z',
} as const

/** A thousand shares from 10,000 won on; nobody but members bids. */
export const newShareTerms: AuctionInput = {
  auction: 'haneul-2026',
  kind: 'newShare',
  market: 'KRX',
  code: '999200',
  name: { en: 'Haneul Bio', kor: '하늘바이오', tw: '天空生技' },
  industry: { en: 'Pharmaceuticals', kor: '제약', tw: '製藥' },
  issuer: { en: 'Haneul Bio Co., Ltd.', kor: '하늘바이오 주식회사', tw: '天空生技股份有限公司' },
  seller: { en: 'Haneul Bio Co., Ltd.', kor: '하늘바이오 주식회사', tw: '天空生技股份有限公司' },
  dates: auctionTimes,
  floor: '10000',
  shares: 1_000,
  minShares: 10,
  demand: '0',
}

/** When an auction is open already at the time of tests. */
export const openAuctionTimes = { ...auctionTimes, opensAt: '2026-03-10T01:00:00.000Z' } as const

/** Closes half an hour after the time of tests. */
export const closedTerms: AuctionInput = {
  ...newShareTerms,
  auction: 'closed-2026',
  code: '999299',
  dates: { ...openAuctionTimes, closesAt: '2026-03-10T02:30:00.000Z' },
}
