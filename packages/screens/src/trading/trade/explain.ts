import type { TradeHoldings } from '@onelot/api-client'
import { type Localized, type Money, add, isZero, subtract } from '@onelot/domain'
import { type Explained, type SumPart, summed } from '../../parts/account-figures/explained.ts'
import type { WholePeriod } from '../../parts/account-figures/wholeProfit.ts'

/** The figures of Holdings, each of which explains itself. */
export const holdingFigures = [
  'totalAssets',
  'todayProfit',
  'profitableFunds',
  'marketValue',
  'unrealised',
  'yesterdayProfit',
  'estimatedIncome',
  'availableQuota',
] as const
export type HoldingFigure = (typeof holdingFigures)[number]

export type PartName =
  | 'available'
  | 'frozen'
  | 'margin'
  | 'unrealised'
  | 'copy'
  | 'realised'
  | 'closedToday'
  | 'closedYesterday'
  | 'closingFees'
  | 'commission'
export type ProfitName = Exclude<HoldingFigure, 'totalAssets' | 'marketValue' | 'availableQuota'>

/** What a profit is of, by name: of what open positions cost, or of their margin where a part is borrowed. */
export type BaseName = Exclude<ProfitName, 'unrealised' | 'estimatedIncome'> | 'cost' | 'margin'

/** The texts of an explanation, in the reader's language. */
export interface ExplainTexts {
  readonly title: (figure: HoldingFigure) => string
  readonly text: (figure: HoldingFigure) => string
  readonly part: (part: PartName) => string
  readonly rounding: string
  readonly of: (figure: BaseName) => string
  readonly name: (name: Localized) => string
}

export const isProfit = (figure: HoldingFigure): figure is ProfitName =>
  figure !== 'totalAssets' && figure !== 'marketValue' && figure !== 'availableQuota'

/** What open positions cost, of the figures beside it; Account says the same. */
const costOf = ({ holdingFunds, unrealised }: TradeHoldings): Money => subtract(holdingFunds, unrealised)

/** What a profit is a percentage of. */
export function baseOf(figure: ProfitName, holdings: TradeHoldings): Money {
  switch (figure) {
    case 'todayProfit':
      return subtract(holdings.totalAssets, holdings.todayProfit)
    case 'yesterdayProfit':
      return subtract(holdings.totalAssets, add(holdings.todayProfit, holdings.yesterdayProfit))
    case 'profitableFunds':
      return holdings.paidIn
    case 'unrealised':
    case 'estimatedIncome':
      return costOf(holdings)
  }
}

function baseName(figure: ProfitName, { borrowed }: TradeHoldings): BaseName {
  if (figure !== 'unrealised' && figure !== 'estimatedIncome') return figure
  return isZero(borrowed) ? 'cost' : 'margin'
}

/** Of which profits there is that of the account too. */
const wholeOf: Readonly<Partial<Record<HoldingFigure, WholePeriod>>> = {
  todayProfit: 'today',
  yesterdayProfit: 'yesterday',
  profitableFunds: 'all',
}

type OfInstruments = 'marketValue' | 'unrealised' | 'todayProfit' | 'yesterdayProfit'

/** A figure of Holdings as the sum of its parts. */
export function explain(figure: HoldingFigure, holdings: TradeHoldings, texts: ExplainTexts): Explained {
  const total = holdings[figure]
  const part = (name: PartName, value: Money): SumPart => ({ key: name, label: texts.part(name), value })
  const ofInstruments = (name: OfInstruments): readonly SumPart[] =>
    holdings.byInstrument.map((one) => ({
      key: one.instrument,
      label: texts.name(one.name),
      value: one[name],
    }))
  const parts = (): readonly SumPart[] => {
    switch (figure) {
      case 'totalAssets':
        return [
          part('available', holdings.available),
          part('frozen', holdings.frozen),
          part('margin', costOf(holdings)),
          part('unrealised', holdings.unrealised),
          part('copy', holdings.copy),
        ]
      case 'todayProfit':
        return [...ofInstruments(figure), part('closedToday', holdings.closed.todayProfit)]
      case 'yesterdayProfit':
        return [...ofInstruments(figure), part('closedYesterday', holdings.closed.yesterdayProfit)]
      case 'profitableFunds':
        return [part('realised', holdings.realised), part('unrealised', holdings.unrealised)]
      case 'marketValue':
      case 'unrealised':
        return ofInstruments(figure)
      case 'estimatedIncome':
        return [
          part('unrealised', holdings.unrealised),
          part('closingFees', subtract(total, holdings.unrealised)),
        ]
      case 'availableQuota':
        return [
          part('available', holdings.available),
          part('commission', subtract(total, holdings.available)),
        ]
    }
  }
  return {
    title: texts.title(figure),
    text: texts.text(figure),
    parts: summed(parts(), total, texts.rounding),
    total,
    signed: isProfit(figure),
    whole: wholeOf[figure],
    base: isProfit(figure)
      ? { label: texts.of(baseName(figure, holdings)), value: baseOf(figure, holdings) }
      : undefined,
  }
}
