import type { Instant, MarketId } from '@onelot/domain'
import { Stack, Text, formatDateTime, useTheme } from '@onelot/ui'
import { useNow } from '../ports/ports.ts'
import { momentTexts } from './momentTexts.ts'
import { readerZone } from './readerZone.ts'

export interface MomentTextProps {
  at: Instant
  /** Where it happened. */
  market: MarketId
}

/** A moment to the second by the reader's clock, and under it by that of the exchange where it differs. */
export function MomentText({ at, market }: MomentTextProps) {
  const { locale } = useTheme()
  const now = useNow()()
  const { own, exchange } = momentTexts(market, readerZone(), (style) =>
    formatDateTime(locale, at, { ...style, seconds: true, now }),
  )
  return (
    <Stack gap="none" align="end">
      <span>{own}</span>
      {exchange === undefined ? null : (
        <Text size="small" tone="secondary">
          {exchange}
        </Text>
      )}
    </Stack>
  )
}
