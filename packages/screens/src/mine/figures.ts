import type { TradeSummary } from '@onelot/api-client'
import { type Money, isZero, subtract } from '@onelot/domain'

/** The total and the figures under it, each of which explains itself. */
export const assetFigures = ['totalAssets', 'available', 'holdingFunds', 'frozen', 'profitableFunds'] as const
export type AssetFigure = (typeof assetFigures)[number]

export const assetParts = [
  'available',
  'holdingFunds',
  'frozen',
  'copy',
  'paidIn',
  'unrealised',
  'realised',
] as const
export type AssetPart = (typeof assetParts)[number]

export interface FigurePart {
  /** What it is; a currency where the figure is of several. */
  readonly name: { readonly part: AssetPart } | { readonly currency: string }
  readonly value: Money
  /** The same in the currency that it is held in, where that is another one. */
  readonly own?: Money | undefined
}

const byCurrency = (
  { accounts, totalAssets }: TradeSummary,
  figure: 'available' | 'frozen',
): readonly FigurePart[] =>
  accounts
    .filter((account) => !isZero(account[figure]))
    .map((account) => {
      const own = account[figure]
      const { currency } = own
      return {
        name: { currency },
        value: account.converted[figure],
        own: currency === totalAssets.currency ? undefined : own,
      }
    })

/** What a figure consists of; the parts add up to it. */
export function partsOf(figure: AssetFigure, summary: TradeSummary): readonly FigurePart[] {
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
    case 'frozen':
      return byCurrency(summary, figure)
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
