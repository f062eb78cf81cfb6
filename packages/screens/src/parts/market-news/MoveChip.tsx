import type { InstrumentOnWire } from '@onelot/api-client'
import type { Quote } from '@onelot/domain'
import { ChangeBadge, Inline, Text, dayChange } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuote } from '../quotes/useQuote.ts'

export interface MoveChipProps {
  instrument: InstrumentOnWire
  /** Shows until the first price of the stream. */
  quote: Quote
}

/** The code of an instrument with its change since the previous close, which ticks: named as that of now, beside what was. */
export function MoveChip({ instrument, quote: known }: MoveChipProps) {
  const { t } = useTranslation('marketNews')
  const { quote, staleSince } = useQuote(instrument.id, known)
  return (
    <Inline as="span" gap="x1">
      <Text size="caption" tone="secondary" weight="strong">
        {instrument.code}
      </Text>
      {quote === undefined ? null : (
        <>
          <Text size="caption" tone="secondary">
            {t('now')}
          </Text>
          <ChangeBadge
            change={dayChange(quote)}
            size="caption"
            variant="tinted"
            stale={staleSince !== undefined}
          />
        </>
      )}
    </Inline>
  )
}
