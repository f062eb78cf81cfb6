import { type Instant, decimal, instant, money } from '@onelot/domain'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { type Fact } from '../FactList/FactList.tsx'
import { changeBetween } from '../format/change.ts'
import { Money } from '../Money/Money.tsx'
import type { ProductCardProps } from './ProductCard.tsx'

/** Of the offers in the stories: Tuesday, March 10, 11:00 in Seoul. */
export const offerNow = Date.parse('2026-03-10T02:00:00Z')
export const offerClock = () => offerNow
const HOUR_MS = 3_600_000
/** So many hours from then. */
export const inHours = (hours: number): Instant => instant(offerNow + hours * HOUR_MS)

export interface OfferTexts {
  readonly name: string
  readonly least: string
  readonly note: string
  readonly closes: string
  readonly opens: string
  readonly over: string
  readonly price: string
  readonly indicative: string
  readonly premium: string
  readonly rate: string
  readonly closing: string
  readonly subscribed: string
  readonly dates: string
  readonly steps: readonly [string, string, string, string]
  readonly apply: string
  readonly mine: string
}

export const offerTexts: Record<'en' | 'kor' | 'tw', OfferTexts> = {
  en: {
    name: 'Hanbit Robotics',
    least: 'Minimum',
    note: 'Half the price of 10 shares',
    closes: 'Closes in',
    opens: 'Opens in',
    over: 'Closed',
    price: 'Offer price',
    indicative: 'Indicative price',
    premium: 'Difference',
    rate: 'Winning rate',
    closing: 'Mar 12, 16:00 KST',
    subscribed: 'Subscribed so far',
    dates: 'Dates of the offer',
    steps: ['Apply', 'Draw', 'Pay', 'Listing'],
    apply: 'Apply',
    mine: 'You applied for 30 shares. The result comes on Mar 13.',
  },
  kor: {
    name: '한빛로보틱스',
    least: '최소 청약금',
    note: '10주 공모가의 50%',
    closes: '마감까지',
    opens: '시작까지',
    over: '마감됐어요',
    price: '공모가',
    indicative: '예상 시세',
    premium: '공모가 대비',
    rate: '당첨률',
    closing: '3월 12일 16:00',
    subscribed: '현재 청약 수량',
    dates: '공모 일정',
    steps: ['청약', '추첨', '납입', '상장'],
    apply: '청약하기',
    mine: '30주를 청약했어요. 결과는 3월 13일에 나와요.',
  },
  tw: {
    name: '韓光機器人',
    least: '最低申購金額',
    note: '10 股承銷價的 50%',
    closes: '距離截止',
    opens: '距開始',
    over: '已截止',
    price: '承銷價',
    indicative: '參考價',
    premium: '價差',
    rate: '中籤率',
    closing: '3月12日 16:00',
    subscribed: '目前申購',
    dates: '發行時程',
    steps: ['申購', '抽籤', '繳款', '上市'],
    apply: '申購',
    mine: '您已申購 30 股，3 月 13 日公布結果。',
  },
}

const premium = (from: string, to: string) => (
  <ChangeBadge
    change={changeBetween(decimal(from), decimal(to))}
    show="both"
    currency="KRW"
    size="body"
    weight="strong"
  />
)

export const offerFacts = (texts: OfferTexts, price: string, indicative: string): readonly Fact[] => [
  { label: texts.price, value: <Money value={money('KRW', price)} own={false} weight="strong" /> },
  {
    label: texts.indicative,
    value: <Money value={money('KRW', indicative)} own={false} weight="strong" />,
  },
  { label: texts.rate, value: '18.4%' },
  { label: texts.premium, value: premium(price, indicative) },
]

/** An offer that is open, its dates so many hours later than those of one that closes in two days and four hours. */
export function sampleOffer(texts: OfferTexts, later = 0): ProductCardProps {
  const [apply, draw, pay, listing] = texts.steps
  return {
    name: texts.name,
    details: 'KRX 204550',
    sector: 'Electronics',
    simulated: true,
    phase: 'open',
    figure: { label: texts.least, value: money('KRW', '125000'), note: texts.note },
    deadline: { label: texts.closes, until: inHours(52 + later), over: texts.over, at: texts.closing },
    facts: offerFacts(texts, '25000', '29000'),
    chance: { least: 0, most: 10, chance: decimal('0.868') },
    quota: { label: texts.subscribed, used: decimal('62400'), total: decimal('100000'), unit: 'shares' },
    timeline: {
      label: texts.dates,
      zone: 'Asia/Seoul',
      dates: [
        { id: 'apply', label: apply, from: inHours(-2 + later), to: inHours(52 + later) },
        { id: 'draw', label: draw, from: inHours(75 + later) },
        { id: 'pay', label: pay, from: inHours(144 + later), to: inHours(168 + later) },
        { id: 'listing', label: listing, from: inHours(214 + later) },
      ],
    },
    now: offerClock,
  }
}
