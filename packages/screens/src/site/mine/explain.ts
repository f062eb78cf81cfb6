import type { TradeSummary } from '@onelot/api-client'
import type { TFunction } from 'i18next'
import type { Explained, SumPart } from '../../parts/account-figures/explained.ts'
import { type AssetPart, type FigurePart, type SummedFigure, partsOf, sourcesOf } from './figures.ts'

const isChange = (part: AssetPart): boolean => part === 'unrealised' || part === 'realised'

/** A figure of the summary as a sum. */
export function explain(figure: SummedFigure, summary: TradeSummary, t: TFunction<'mine'>): Explained {
  const isProfit = figure === 'profitableFunds'
  const parts = partsOf(figure, summary)
  const shown = ({ name, value, own }: FigurePart): SumPart => {
    const isCurrency = 'currency' in name
    return {
      key: isCurrency ? name.currency : name.part,
      label: isCurrency ? name.currency : t(`parts.${name.part}`),
      value,
      own,
      signed: isProfit || (!isCurrency && isChange(name.part)),
    }
  }
  return {
    title: t(`figures.${figure}`),
    text: t(`explained.${figure}`),
    parts: parts.map(shown),
    again:
      figure === 'totalAssets'
        ? { heading: t('where'), of: t('sources'), parts: sourcesOf(summary).map(shown) }
        : undefined,
    total: summary[figure],
    signed: isProfit,
    whole: isProfit ? 'all' : undefined,
    base: isProfit ? { label: t('ofPaidIn'), value: summary.paidIn } : undefined,
    note: parts.some(({ own }) => own !== undefined) ? t('converted') : undefined,
  }
}
