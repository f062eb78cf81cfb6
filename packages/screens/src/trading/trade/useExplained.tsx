import type { TradeHoldings } from '@onelot/api-client'
import type { ReactNode } from 'react'
import { FigureSheet } from '../../parts/account-figures/FigureSheet.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useOpened } from '../../base/states/useOpened.ts'
import { type HoldingFigure, explain } from './explain.ts'
import type { SummaryProps } from './Summary.tsx'

/** The sheet that shows a figure as a sum, and how to ask for it. What it shows stays as it was on the screen when it was asked for. */
export function useExplained(): {
  readonly onExplain: SummaryProps['onExplain']
  readonly sheet: ReactNode
} {
  const { t } = useTranslation('trade')
  const name = useName()
  const {
    value: asked,
    isOpen,
    open,
    close,
  } = useOpened<{ figure: HoldingFigure; holdings: TradeHoldings }>()
  const explained =
    asked === undefined
      ? undefined
      : explain(asked.figure, asked.holdings, {
          title: (one) => t(`summary.${one}`),
          text: (one) => t(`explained.${one}`),
          part: (part) => t(`explained.parts.${part}`),
          rounding: t('explained.rounding'),
          of: (one) => t(`explained.of.${one}`),
          name,
        })
  return {
    onExplain: (figure, holdings) => open({ figure, holdings }),
    sheet: (
      <FigureSheet
        open={isOpen}
        explained={explained}
        labels={{ total: t('explained.total'), rate: t('explained.rate') }}
        onClose={close}
      />
    ),
  }
}
