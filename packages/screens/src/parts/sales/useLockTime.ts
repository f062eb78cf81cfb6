import type { Instant } from '@onelot/domain'
import { formatDateTime, useTheme } from '@onelot/ui'
import { useNow } from '../../base/ports/ports.ts'

/** The date and the time at which a lock ends, by the clock of the exchange, which is named. */
export function useLockTime(): (at: Instant, zone: string) => string {
  const { locale } = useTheme()
  const now = useNow()
  return (at, zone) => formatDateTime(locale, at, { zone, zoneShown: true, now: now() })
}
