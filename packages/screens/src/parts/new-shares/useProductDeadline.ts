import type { Instant } from '@onelot/domain'
import type { ProductDeadline } from '@onelot/ui'
import { useExchangeMoment } from './useExchangeMoment.ts'

/** What the card of an offer counts down to, by the clock of its exchange. */
export function useProductDeadline(): (
  until: Instant,
  zone: string,
  texts: Pick<ProductDeadline, 'label' | 'over'>,
) => ProductDeadline {
  const momentOf = useExchangeMoment()
  return (until, zone, texts) => ({
    ...texts,
    until,
    at: momentOf(until, zone),
  })
}
