import type { TradeSummary } from '@onelot/api-client'
import { type Money, add, isZero, subtract, zero } from '@onelot/domain'

/** The total and the figures under it, each of which explains itself. */
export const summedFigures = ['totalAssets', 'available', 'holdingFunds', 'profitableFunds'] as const
export type SummedFigure = (typeof summedFigures)[number]
/** What is frozen explains itself by what holds it. */
export type AssetFigure = SummedFigure | 'frozen'

export const assetParts = [
  'available',
  'holdingFunds',
  'frozen',
  'copy',
  'paidIn',
  'unrealised',
  'realised',
  'netDeposits',
  'entryFees',
  'exchange',
  'withdrawals',
  'other',
  'rounding',
  'borrowed',
] as const
export type AssetPart = (typeof assetParts)[number]

export interface FigurePart {
  /** What it is; a currency where the figure is of several. */
  readonly name: { readonly part: AssetPart } | { readonly currency: string }
  readonly value: Money
  /** The same in the currency that it is held in, where that is another one. */
  readonly own?: Money | undefined
}

const availableByCurrency = ({ accounts, totalAssets }: TradeSummary): readonly FigurePart[] =>
  accounts
    .filter(({ available }) => !isZero(available))
    .map(({ available: own, converted }) => {
      const { currency } = own
      return {
        name: { currency },
        value: converted.available,
        own: currency === totalAssets.currency ? undefined : own,
      }
    })

const isNamed = (module: string): module is 'exchange' | 'withdrawals' =>
  module === 'exchange' || module === 'withdrawals'

/** Where the total assets came from; the parts add up to them. What is no trade, and nothing, is left out. */
export function sourcesOf({ paidIn, unrealised, borrowed, sources }: TradeSummary): readonly FigurePart[] {
  const { realised, entryFees, others, rounding } = sources
  const named = (part: AssetPart, value: Money): FigurePart => ({ name: { part }, value })
  const nothing = zero(paidIn.currency)
  const seldom = (part: AssetPart, value: Money) => (isZero(value) ? [] : [named(part, value)])
  const unnamed = others.filter(({ module }) => !isNamed(module)).map(({ money }) => money)
  return [
    named('netDeposits', paidIn),
    named('realised', realised),
    named('unrealised', unrealised),
    ...seldom('entryFees', entryFees),
    ...others.flatMap(({ module, money }) => (isNamed(module) ? seldom(module, money) : [])),
    ...seldom('other', add(nothing, ...unnamed)),
    named('borrowed', borrowed),
    ...seldom('rounding', rounding),
  ]
}

/** What a figure consists of; the parts add up to it. */
export function partsOf(figure: SummedFigure, summary: TradeSummary): readonly FigurePart[] {
  const { totalAssets, available, frozen, holdingFunds, profitableFunds, unrealised } = summary
  const named = (part: AssetPart, value: Money): FigurePart => ({ name: { part }, value })
  switch (figure) {
    case 'totalAssets': {
      const copy = subtract(subtract(subtract(totalAssets, available), frozen), holdingFunds)
      return [
        named('available', available),
        named('holdingFunds', holdingFunds),
        named('frozen', frozen),
        ...(isZero(copy) ? [] : [named('copy', copy)]),
      ]
    }
    case 'available':
      return availableByCurrency(summary)
    case 'holdingFunds':
      return [named('paidIn', subtract(holdingFunds, unrealised)), named('unrealised', unrealised)]
    case 'profitableFunds':
      return [named('realised', subtract(profitableFunds, unrealised)), named('unrealised', unrealised)]
    default: {
      const never: never = figure
      return never
    }
  }
}
