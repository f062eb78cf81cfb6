import type { InstrumentOnWire } from '@onelot/api-client'
import type { Quote } from '@onelot/domain'
import { ChangeBadge, Inline, Text, dayChange } from '@onelot/ui'
import { useQuote } from '../quotes/useQuote.ts'

export interface MoveChipProps {
  instrument: InstrumentOnWire
  /** Shows until the first price of the stream. */
  quote: Quote
}

/** The code of an instrument with its change since the previous close, which ticks. */
export function MoveChip({ instrument, quote: known }: MoveChipProps) {
  const { quote, staleSince } = useQuote(instrument.id, known)
  return (
    <Inline as="span" gap="x1">
      <Text size="caption" tone="secondary" weight="strong">
        {instrument.code}
      </Text>
      {quote === undefined ? null : (
        <ChangeBadge
          change={dayChange(quote)}
          size="caption"
          variant="tinted"
          stale={staleSince !== undefined}
        />
      )}
    </Inline>
  )
}
