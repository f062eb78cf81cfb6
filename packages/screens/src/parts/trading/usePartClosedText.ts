import type { Done, ResponseOf, tradeClose } from '@onelot/api-client'
import { holdingKind } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'

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
    const { lotSize, terms } = outcome.data.position
    const of = { id: terms.instrument, lotSize }
    return t(`holding.${holdingKind(terms)}.partClosed`, {
      closed: quantity(part.closed, of),
      left: quantity(part.left, of),
    })
  }
}
