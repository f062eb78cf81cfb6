import type { Instant } from '@onelot/domain'
import { formatDateTime, useTheme } from '@onelot/ui'
import { useNow } from '../ports/ports.ts'
import { readerZone } from './readerZone.ts'

/** A moment with its day, by the reader's clock. */
export function useMoment(): (at: Instant) => string {
  const { locale } = useTheme()
  const now = useNow()
  return (at) => formatDateTime(locale, at, { zone: readerZone(), now: now() })
}
