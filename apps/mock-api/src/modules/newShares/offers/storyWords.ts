import type { Decimal, Localized, Money, Offer } from '@onelot/domain'
import { exact, isNegative, withParticle } from '@onelot/domain'

/** What the words of an offer are filled with. */
export interface StoryFacts {
  readonly offer: Offer
  /** The last whole business year. */
  readonly year: number
  readonly foundedYear: number
  readonly employees: number
  /** A fraction of the revenue of the year before. */
  readonly growth: Decimal
  /** A fraction of the revenue. */
  readonly margin: Decimal
  readonly priceToSales: Decimal
  readonly marketCap: Money
  readonly netProfit: Money
  readonly revenue: Money
  readonly revenues: readonly { readonly year: number; readonly money: Money }[]
}

/** Alike in the three languages: 1,132. */
const grouped = new Intl.NumberFormat('en')

const PERCENT_DIGITS = 1
export const percent = (rate: Decimal): string => `${exact(rate).times('100').toFixed(PERCENT_DIGITS)}%`

export function headlineOf({ offer }: StoryFacts): Localized {
  const { name, industry } = offer.instrument
  return {
    en: `${name.en} works in ${industry.en.toLowerCase()} and offers shares to the public for the first time.`,
    kor: `${withParticle(name.kor, '은')} ${industry.kor} 분야의 회사로, 처음으로 주식을 공모해요.`,
    tw: `${name.tw}從事${industry.tw}，首次公開發行股票。`,
  }
}

const earned = ({ netProfit, year }: StoryFacts): Localized =>
  isNegative(netProfit)
    ? {
        en: `In ${String(year)} it made a loss. Whether and when it will make a profit is open.`,
        kor: `${String(year)}년에는 손실을 냈어요. 언제 이익을 낼지는 정해져 있지 않아요.`,
        tw: `${String(year)} 年出現虧損，何時轉為獲利尚無定論。`,
      }
    : {
        en: `In ${String(year)} it made a profit. A profit of one year says nothing about the next.`,
        kor: `${String(year)}년에는 이익을 냈어요. 한 해의 이익이 다음 해의 이익을 보장하지는 않아요.`,
        tw: `${String(year)} 年有獲利；單一年度的獲利不代表未來也會獲利。`,
      }

export function paragraphsOf(facts: StoryFacts): readonly Localized[] {
  const { offer, foundedYear, employees, growth, margin, year } = facts
  const { name } = offer.instrument
  const isFictional = offer.instrument.origin === 'simulated'
  const founded = String(foundedYear)
  const staff = grouped.format(employees)
  return [
    {
      en: `${name.en} was founded in ${founded} and has ${staff} employees.${isFictional ? ' It is a fictional company: all figures on this page are simulated.' : ''}`,
      kor: `${withParticle(name.kor, '은')} ${founded}년에 설립됐고 직원은 ${staff}명이에요.${isFictional ? ' 가상의 회사이며, 이 페이지의 모든 수치는 모의 수치예요.' : ''}`,
      tw: `${name.tw}成立於 ${founded} 年，員工 ${staff} 人。${isFictional ? '本公司為虛構，本頁所有數字皆為模擬。' : ''}`,
    },
    {
      en: `Revenue of ${String(year)} was ${percent(growth)} above that of the year before, and ${percent(margin)} of it was left as operating profit.`,
      kor: `${String(year)}년 매출은 전년보다 ${percent(growth)} 많았고, 그중 ${withParticle(percent(margin), '이')} 영업이익으로 남았어요.`,
      tw: `${String(year)} 年營收較前一年成長 ${percent(growth)}，其中 ${percent(margin)} 為營業利益。`,
    },
    earned(facts),
  ]
}
