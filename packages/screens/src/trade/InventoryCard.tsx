import type { InventoryLineOnWire } from '@onelot/api-client'
import { type Quote, exact, money } from '@onelot/domain'
import { Card, ChangeBadge, Inline, Money, SimulatedLabel, Stack, Text, changeBetween } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useQuote } from '../quotes/useQuote.ts'
import { useName } from '../i18n/useName.ts'

export interface InventoryCardProps {
  line: InventoryLineOnWire
  known: Quote | undefined
}

/** All that one owns of an instrument, summed for display. */
export function InventoryCard({ line, known }: InventoryCardProps) {
  const { t } = useTranslation('trade')
  const name = useName()
  const { instrument } = line
  const { quote, staleSince } = useQuote(instrument.id, known)
  const value =
    quote === undefined ? undefined : money(instrument.currency, exact(line.quantity).times(quote.price))
  const positions = t('inventoryPositions', { count: line.positions.length })
  return (
    <Card as="article" aria-label={`${name(instrument.name)} ${instrument.code}`}>
      <Inline justify="between" align="start" gap="x4">
        <Stack gap="x1">
          <Text weight="strong" lines={2}>
            {name(instrument.name)}
          </Text>
          <Inline gap="x2" wrap>
            <Text size="small" tone="secondary">
              {instrument.code}
            </Text>
            {instrument.origin === 'simulated' ? <SimulatedLabel quiet /> : null}
          </Inline>
          <Text size="small" tone="secondary">
            {t('inventoryLots', { count: line.lots, positions })}
          </Text>
        </Stack>
        {value === undefined ? (
          <Text tone="secondary">{t('priceMissing')}</Text>
        ) : (
          <Stack gap="x1" align="end">
            <Money value={value} weight="strong" />
            <ChangeBadge
              change={changeBetween(line.cost.amount, value.amount)}
              show="both"
              currency={instrument.currency}
              own
              stale={staleSince !== undefined}
            />
          </Stack>
        )}
      </Inline>
    </Card>
  )
}
