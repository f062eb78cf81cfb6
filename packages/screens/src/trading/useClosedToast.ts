import type { Done, ResponseOf, tradeClose } from '@onelot/api-client'
import { useToast } from '@onelot/ui'
import { useOutcomeToast } from '../data/useOutcomeToast.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useQuantity } from '../i18n/useQuantity.ts'

type Closed = ResponseOf<typeof tradeClose>

/** Lots that were closed at once and those that stay open; undefined for a whole position and for a close that waits for its price. */
export function partClosed({ position, execution }: Closed): { closed: number; left: number } | undefined {
  if (execution === undefined) return undefined
  if (position.status !== 'holding' && position.status !== 'preparingToClose') return undefined
  return { closed: execution.lots, left: position.fill.lots }
}

/** Says that a position is closed; of a part, what was closed and what is left. */
export function useClosedToast(): (outcome: Done<typeof tradeClose>) => void {
  const announce = useOutcomeToast()
  const toast = useToast()
  const quantity = useQuantity()
  const { t } = useTranslation('positions')
  return (outcome) => {
    const part = partClosed(outcome.data)
    if (part === undefined) {
      announce(outcome)
      return
    }
    const { lotSize } = outcome.data.position
    toast.show({
      message: t('partClosed', {
        closed: quantity(part.closed, lotSize),
        left: quantity(part.left, lotSize),
      }),
      tone: 'success',
    })
  }
}
