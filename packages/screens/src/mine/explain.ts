import type { TradeSummary } from '@onelot/api-client'
import type { TFunction } from 'i18next'
import type { Explained } from '../figures/explained.ts'
import { type AssetFigure, partsOf } from './figures.ts'

/** A figure of the summary as a sum. */
export function explain(figure: AssetFigure, summary: TradeSummary, t: TFunction<'mine'>): Explained {
  const isProfit = figure === 'profitableFunds'
  const parts = partsOf(figure, summary)
  return {
    title: t(`figures.${figure}`),
    text: t(`explained.${figure}`),
    parts: parts.map(({ name, value, own }) => {
      const isCurrency = 'currency' in name
      return {
        key: isCurrency ? name.currency : name.part,
        label: isCurrency ? name.currency : t(`parts.${name.part}`),
        value,
        own,
        signed: isProfit || (!isCurrency && name.part === 'unrealised'),
      }
    }),
    total: summary[figure],
    signed: isProfit,
    base: isProfit ? { label: t('ofPaidIn'), value: summary.paidIn } : undefined,
    note: parts.some(({ own }) => own !== undefined) ? t('converted') : undefined,
  }
}
