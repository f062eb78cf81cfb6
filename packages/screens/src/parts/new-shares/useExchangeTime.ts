import type { Instant } from '@onelot/domain'
import { formatNear, useTheme } from '@onelot/ui'
import { useNow } from '../../base/ports/ports.ts'

/** A moment by the clock of an exchange, which is named: one zone a screen, and its dates are in that of the exchange. */
export function useExchangeTime(): (at: Instant, zone: string) => string {
  const { locale } = useTheme()
  const now = useNow()
  return (at, zone) => formatNear(locale, at, now(), zone, true)
}
