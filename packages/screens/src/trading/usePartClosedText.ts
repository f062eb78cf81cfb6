import type { Done, ResponseOf, tradeClose } from '@onelot/api-client'
import { useTranslation } from '../i18n/translation.tsx'
import { useQuantity } from '../i18n/useQuantity.ts'

type Closed = ResponseOf<typeof tradeClose>

/** Lots that were closed at once and those that stay open; undefined for a whole position and for a close that waits for its price. */
export function partClosed({ position, execution }: Closed): { closed: number; left: number } | undefined {
  if (execution === undefined) return undefined
  if (position.status !== 'holding' && position.status !== 'preparingToClose') return undefined
  return { closed: execution.lots, left: position.fill.lots }
}

/** What the toast of a closing says where only a part was closed: how much, and what is left. Undefined where the catalogue's text says all. */
export function usePartClosedText(): (outcome: Done<typeof tradeClose>) => string | undefined {
  const quantity = useQuantity()
  const { t } = useTranslation('positions')
  return (outcome) => {
    const part = partClosed(outcome.data)
    if (part === undefined) return undefined
    const { lotSize } = outcome.data.position
    return t('partClosed', { closed: quantity(part.closed, lotSize), left: quantity(part.left, lotSize) })
  }
}
