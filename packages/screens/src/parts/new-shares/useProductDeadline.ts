import type { Instant } from '@onelot/domain'
import { type ProductDeadline, formatDateTime, useTheme } from '@onelot/ui'
import { useNow } from '../../base/ports/ports.ts'

/** What the card of an offer counts down to, by the clock of its exchange. */
export function useProductDeadline(): (
  until: Instant,
  zone: string,
  texts: Pick<ProductDeadline, 'label' | 'over'>,
) => ProductDeadline {
  const { locale } = useTheme()
  const now = useNow()
  return (until, zone, texts) => ({
    ...texts,
    until,
    at: formatDateTime(locale, until, { zone, zoneShown: true, now: now() }),
  })
}
