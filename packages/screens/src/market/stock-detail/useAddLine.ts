import type { MarketDetail } from '@onelot/api-client'
import { useToast } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuotesStore } from '../../base/ports/ports.ts'
import { laterQuote } from '../../base/ports/quotesStore.ts'
import { isFolded } from './barsStore.ts'
import type { ChartModel } from './useChart.ts'
import { useDrawnLines } from './useDrawnLines.ts'

/** What draws a line at the price of now; undefined where the chart has no prices of now, or enough lines. */
export function useAddLine(
  { instrument, quote: known }: MarketDetail,
  chart: ChartModel,
): (() => void) | undefined {
  const { t } = useTranslation('stockDetail')
  const toast = useToast()
  const quotes = useQuotesStore()
  const { add } = useDrawnLines(instrument.id)
  if (add === undefined || !isFolded(chart)) return undefined
  return () => {
    const price = laterQuote(quotes.read(instrument.id).quote, known)?.price
    if (price === undefined) return
    add(price)
    toast.show({ message: t('drawn.added'), tone: 'success' })
  }
}
