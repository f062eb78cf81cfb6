import { type Instant, plusMs } from '@onelot/domain'
import { type Duration, durationMs } from '../kernel/duration.ts'
import type { OfferInput } from '../modules/newShares/offers/operator.ts'

/** When something happens, from the moment at which offers are announced; what begins with a minus has passed. */
type When = Duration | `-${Duration}`

const momentOf = (now: Instant, when: When): Instant =>
  when.startsWith('-')
    ? plusMs(now, -durationMs(when.slice(1) as Duration))
    : plusMs(now, durationMs(when as Duration))

type Dates = readonly [
  opensAt: When,
  closesAt: When,
  drawsAt: When,
  paymentFrom: When,
  paymentTo: When,
  issuesAt: When,
  listsAt: When,
]

interface DemoOffer extends Omit<OfferInput, 'dates' | 'issuer' | 'sponsor'> {
  readonly when: Dates
  /** Shares that the demo member applies for, where it does. */
  readonly applies?: number
}

const sponsor = { en: 'Onelot Securities', kor: '원랏증권', tw: '萬樂證券' }

const suffixes = {
  KRX: { en: 'Co., Ltd.', kor: '주식회사', tw: '股份有限公司' },
  TWSE: { en: 'Corp.', kor: '(주)', tw: '股份有限公司' },
  US: { en: 'Inc.', kor: 'Inc.', tw: '公司' },
  SET: { en: 'PCL', kor: 'PCL', tw: '大眾公司' },
} as const

const open = (closesAt: When): Dates => [
  '-1 day',
  closesAt,
  '7 days',
  '9 days',
  '10 days',
  '11 days',
  '12 days',
]
/** Open until half a minute after the announcement: the member applies meanwhile. No two are drawn or paid at one moment, of which the order would be open. */
const closing = (
  ...[drawsAt, paymentFrom, paymentTo, issuesAt, listsAt]: readonly [When, When, When, When, When]
): Dates => ['-6 days', '30 s', drawsAt, paymentFrom, paymentTo, issuesAt, listsAt]

/** New shares of fictional companies: in every phase, and with an application in every state. */
const demoOffers: readonly DemoOffer[] = [
  {
    offer: 'hanbit-robotics',
    market: 'KRX',
    code: '999100',
    name: { en: 'Hanbit Robotics', kor: '한빛로보틱스', tw: '韓光機器人' },
    industry: { en: 'Machinery', kor: '기계', tw: '機械' },
    when: open('52 h'),
    provisionalPrice: '21500',
    actualPrice: '23000',
    unit: 10,
    units: 120_000,
    winningRate: '0.41',
  },
  {
    offer: 'daon-battery',
    market: 'KRX',
    code: '999110',
    name: { en: 'Daon Battery', kor: '다온배터리', tw: '多恩電池' },
    industry: { en: 'Electric Equipment', kor: '전기장비', tw: '電機設備' },
    when: open('20 h'),
    provisionalPrice: '2600',
    unit: 100,
    units: 90_000,
    minShares: 10_000,
    winningRate: '0.25',
  },
  {
    offer: 'seorin-bio',
    market: 'KRX',
    code: '999120',
    name: { en: 'Seorin Bio', kor: '서린바이오', tw: '瑞林生技' },
    industry: { en: 'Pharmaceuticals', kor: '의약품', tw: '生技醫療' },
    when: open('5 days'),
    provisionalPrice: '48000',
    unit: 5,
    units: 60_000,
    limit: 3,
    minFunds: '5000000',
    winningRate: '0.08',
  },
  {
    offer: 'formosa-photonics',
    market: 'TWSE',
    code: '9912',
    name: { en: 'Formosa Photonics', kor: '포모사포토닉스', tw: '福爾光電' },
    industry: { en: 'Semiconductors', kor: '반도체', tw: '半導體' },
    when: ['30 h', '4 days', '5 days', '7 days', '8 days', '9 days', '10 days'],
    provisionalPrice: '88.5',
    unit: 1_000,
    units: 4_000,
    minShares: 1_000,
    winningRate: '0.12',
  },
  {
    offer: 'cedar-compute',
    market: 'US',
    code: 'CEDR',
    name: { en: 'Cedar Compute', kor: '시더컴퓨트', tw: '雪松運算' },
    industry: { en: 'Software', kor: '소프트웨어', tw: '軟體' },
    when: closing('20 h', '2 days', '3 days', '4 days', '5 days'),
    provisionalPrice: '18.00',
    unit: 10,
    units: 200_000,
    winningRate: '0.35',
    applies: 100,
  },
  {
    offer: 'haneul-logistics',
    market: 'KRX',
    code: '999130',
    name: { en: 'Haneul Logistics', kor: '하늘로지스', tw: '天空物流' },
    industry: { en: 'Transport', kor: '운수창고', tw: '運輸' },
    when: closing('33 s', '22 h', '2 days', '3 days', '4 days'),
    provisionalPrice: '12400',
    actualPrice: '13000',
    unit: 10,
    units: 80_000,
    winningRate: '0.72',
    applies: 200,
  },
  {
    offer: 'yushan-precision',
    market: 'TWSE',
    code: '9913',
    name: { en: 'Yushan Precision', kor: '위산정밀', tw: '玉山精密' },
    industry: { en: 'Machinery', kor: '기계', tw: '機械' },
    when: closing('33500 ms', '36500 ms', '26 h', '2 days', '3 days'),
    provisionalPrice: '120',
    unit: 1_000,
    units: 3_000,
    minShares: 1_000,
    winningRate: '0.9',
    applies: 40_000,
  },
  {
    offer: 'chao-foods',
    market: 'SET',
    code: 'CHAO',
    name: { en: 'Chao Foods', kor: '차오푸드', tw: '潮食品' },
    industry: { en: 'Food', kor: '식료품', tw: '食品' },
    when: closing('34 s', '37 s', '39 s', '42 s', '26 h'),
    provisionalPrice: '24.00',
    unit: 100,
    units: 50_000,
    minShares: 100,
    winningRate: '0.64',
    applies: 2_500,
  },
  {
    offer: 'narae-optics',
    market: 'KRX',
    code: '999140',
    name: { en: 'Narae Optics', kor: '나래광학', tw: '飛翔光學' },
    industry: { en: 'Precision Instruments', kor: '의료정밀', tw: '精密儀器' },
    when: closing('34500 ms', '24 h', '2 days', '3 days', '4 days'),
    provisionalPrice: '34000',
    unit: 10,
    units: 9_000,
    winningRate: '0.02',
    applies: 10,
  },
  {
    offer: 'onnuri-software',
    market: 'KRX',
    code: '999150',
    name: { en: 'Onnuri Software', kor: '온누리소프트', tw: '全境軟體' },
    industry: { en: 'Software', kor: '소프트웨어', tw: '軟體' },
    when: ['-20 days', '-18 days', '-16 days', '-14 days', '-13 days', '-12 days', '-2 days'],
    provisionalPrice: '17000',
    actualPrice: '18500',
    unit: 10,
    units: 70_000,
    winningRate: '0.3',
  },
]

export interface SeededOffer {
  readonly asked: OfferInput
  readonly applies: number | undefined
}

/** The demo's offers, as an operator announces them at a moment. */
export const demoOffersAt = (now: Instant): readonly SeededOffer[] =>
  demoOffers.map(({ when, applies, ...offer }) => {
    const { name, market } = offer
    const suffix = suffixes[market]
    const [opensAt, closesAt, drawsAt, paymentFrom, paymentTo, issuesAt, listsAt] = when
    const at = (moment: When): Instant => momentOf(now, moment)
    return {
      applies,
      asked: {
        ...offer,
        issuer: {
          en: `${name.en} ${suffix.en}`,
          kor: `${name.kor} ${suffix.kor}`,
          tw: `${name.tw}${suffix.tw}`,
        },
        sponsor,
        dates: {
          opensAt: at(opensAt),
          closesAt: at(closesAt),
          drawsAt: at(drawsAt),
          paymentFrom: at(paymentFrom),
          paymentTo: at(paymentTo),
          issuesAt: at(issuesAt),
          listsAt: at(listsAt),
        },
        reason: 'simulated',
      },
    }
  })
