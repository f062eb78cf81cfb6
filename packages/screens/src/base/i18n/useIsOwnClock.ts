import type { Instant } from '@onelot/domain'
import { formatDateTime, useTheme } from '@onelot/ui'
import { readerZone } from './readerZone.ts'

/** Whether a moment reads the same by the clock of an IANA zone as by the reader's: the zone is then not named. */
export function useIsOwnClock(): (at: Instant, zone: string) => boolean {
  const { locale } = useTheme()
  return (at, zone) => {
    const written = (where: string) => formatDateTime(locale, at, { zone: where, now: at })
    return written(zone) === written(readerZone())
  }
}
