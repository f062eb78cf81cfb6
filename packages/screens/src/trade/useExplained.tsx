import type { TradeHoldings } from '@onelot/api-client'
import type { ReactNode } from 'react'
import { FigureSheet } from '../figures/FigureSheet.tsx'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useOpened } from '../states/useOpened.ts'
import { type HoldingFigure, explain } from './explain.ts'

/** The sheet that shows a figure as a sum, and how to ask for it. What it shows is of the moment of the figures on the screen. */
export function useExplained(holdings: TradeHoldings | undefined): {
  readonly onExplain: (figure: HoldingFigure) => void
  readonly sheet: ReactNode
} {
  const { t } = useTranslation('trade')
  const name = useName()
  const { value: figure, isOpen, open, close } = useOpened<HoldingFigure>()
  const explained =
    figure === undefined || holdings === undefined
      ? undefined
      : explain(figure, holdings, {
          title: (one) => t(`summary.${one}`),
          text: (one) => t(`explained.${one}`),
          part: (part) => t(`explained.parts.${part}`),
          rounding: t('explained.rounding'),
          of: (one) => t(`explained.of.${one}`),
          name,
        })
  return {
    onExplain: open,
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
