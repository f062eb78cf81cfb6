import type { Instant } from '@onelot/domain'
import { formatDateTime, useTheme } from '@onelot/ui'
import { useIsOwnClock } from '../../base/i18n/useIsOwnClock.ts'
import { useNow } from '../../base/ports/ports.ts'

/** A moment with its day by the clock of an exchange, which is named where it is not the reader's, and not named before. */
export function useExchangeMoment(): (
  at: Instant,
  zone: string,
  naming?: { readonly isNamed: boolean },
) => string {
  const { locale } = useTheme()
  const now = useNow()
  const isOwnClock = useIsOwnClock()
  return (at, zone, { isNamed } = { isNamed: false }) =>
    formatDateTime(locale, at, { zone, zoneShown: !isNamed && !isOwnClock(at, zone), now: now() })
}
