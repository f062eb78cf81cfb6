import type { OfferFigure, OfferStory } from '@onelot/api-client'
import {
  type Decimal,
  type Instrument,
  type Money,
  type Offer,
  decimal,
  exact,
  money,
  roundTo,
  underwritingPrice,
} from '@onelot/domain'
import { textKey, unit } from '../../../market/hash.ts'
import { documentsOf } from './documents.ts'
import { type StoryFacts, headlineOf, paragraphsOf } from './storyWords.ts'

/** All shares of a company are so many times those that it offers. */
const LEAST_MULTIPLE = 3
const MULTIPLES = 6
const YOUNGEST = 4
const AGES = 22
const RATE_DIGITS = 3

/** A fraction between two, by the offer and its slot among what is drawn. */
const drawn = (key: number, slot: number, from: number, to: number): Decimal =>
  decimal((from + unit(key, slot) * (to - from)).toFixed(RATE_DIGITS))

const whole = (amount: Money, times: Decimal): Money =>
  money(amount.currency, roundTo(exact(amount.amount).times(times), 0, 'halfUp'))

const parted = (amount: Money, by: Decimal): Money =>
  money(amount.currency, roundTo(exact(amount.amount).div(by), 0, 'halfUp'))

/** What a company says of itself: a pure function of its offer. All of it is made up, and labelled so. */
export function factsOf(offer: Offer): StoryFacts {
  const key = textKey(`story of ${offer.id}`)
  const { currency } = offer.instrument
  const year = Number(offer.dates.opensAt.slice(0, 4)) - 1
  const multiple = LEAST_MULTIPLE + Math.floor(unit(key, 0) * MULTIPLES)
  const outstanding = String(offer.unit * offer.units * multiple)
  const marketCap = money(currency, exact(underwritingPrice(offer)).times(outstanding))
  const priceToSales = decimal((1.2 + unit(key, 1) * 4).toFixed(1))
  const growth = drawn(key, 2, 0.06, 0.48)
  const earlierGrowth = drawn(key, 3, 0.04, 0.4)
  const margin = drawn(key, 4, -0.04, 0.24)
  const revenue = parted(marketCap, priceToSales)
  const before = parted(revenue, decimal(exact('1').plus(growth).toFixed()))
  const first = parted(before, decimal(exact('1').plus(earlierGrowth).toFixed()))
  return {
    offer,
    year,
    foundedYear: year - YOUNGEST - Math.floor(unit(key, 5) * AGES),
    employees: 80 + Math.floor(unit(key, 6) * 1_900),
    growth,
    margin,
    priceToSales,
    marketCap,
    netProfit: whole(whole(revenue, margin), decimal('0.78')),
    revenues: [
      { year: year - 2, money: first },
      { year: year - 1, money: before },
      { year, money: revenue },
    ],
    revenue,
  }
}

const figuresOf = (facts: StoryFacts): readonly OfferFigure[] => [
  { name: 'foundedYear', value: { kind: 'year', year: facts.foundedYear } },
  { name: 'employees', value: { kind: 'number', number: decimal(String(facts.employees)) } },
  { name: 'revenue', value: { kind: 'money', money: facts.revenue } },
  { name: 'revenueGrowth', value: { kind: 'rate', rate: facts.growth } },
  { name: 'operatingMargin', value: { kind: 'rate', rate: facts.margin } },
  { name: 'netProfit', value: { kind: 'money', money: facts.netProfit } },
  { name: 'marketCap', value: { kind: 'money', money: facts.marketCap } },
  { name: 'priceToSales', value: { kind: 'number', number: facts.priceToSales } },
]

/** `origin`: whether the company is fictional. */
export function storyOf(offer: Offer, origin: Instrument['origin']): OfferStory {
  const facts = factsOf({ ...offer, instrument: { ...offer.instrument, origin } })
  return {
    headline: headlineOf(facts),
    paragraphs: paragraphsOf(facts),
    figures: figuresOf(facts),
    revenues: facts.revenues,
    documents: documentsOf(facts),
  }
}
