import type { Instant } from '@onelot/domain'
import { formatNear, useTheme } from '@onelot/ui'
import { useIsOwnClock } from '../../base/i18n/useIsOwnClock.ts'
import { useNow } from '../../base/ports/ports.ts'

/** A moment by the clock of an exchange, which is named where it is not the reader's: one zone a screen, and its dates are in that of the exchange. */
export function useExchangeTime(): (at: Instant, zone: string) => string {
  const { locale } = useTheme()
  const now = useNow()
  const isOwnClock = useIsOwnClock()
  return (at, zone) => formatNear(locale, at, now(), zone, !isOwnClock(at, zone))
}
