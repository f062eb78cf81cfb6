import type { OpenPositionOnWire } from '@onelot/api-client'
import { type Instrument, exact, toDecimal } from '@onelot/domain'
import {
  Button,
  Card,
  type Fact,
  FactList,
  type PriceScale,
  Stack,
  Text,
  formatNumber,
  formatPrice,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { OnPositionCommand } from '../../parts/positions/usePositionCommands.tsx'
import * as styles from './PositionDetailScreen.css.ts'

export interface ProtectionCardProps {
  position: OpenPositionOnWire
  instrument: Instrument
  scale: PriceScale
  onCommand: OnPositionCommand
}

/** What closes the position by itself, with its triggers: a trailing stop where it is now; and the way to change or remove it. */
export function ProtectionCard({ position, instrument, scale, onCommand }: ProtectionCardProps) {
  const { t } = useTranslation('trading')
  const { t: own } = useTranslation('positionDetail')
  const { locale } = useTheme()
  const { takeProfit, stopLoss } = position.protection ?? {}
  const price = (amount: typeof position.fill.price) => formatPrice(locale, amount, scale)
  const trail = stopLoss?.stop.kind === 'trail' ? stopLoss.stop.distance : undefined
  const facts: readonly Fact[] = [
    ...(takeProfit === undefined
      ? []
      : [{ label: t('protection.takeProfit'), value: price(takeProfit.price) }]),
    ...(stopLoss === undefined ? [] : [{ label: t('protection.stopLoss'), value: price(stopLoss.trigger) }]),
    ...(trail === undefined
      ? []
      : [
          {
            label: t(trail.kind === 'amount' ? 'protection.trailAmount' : 'protection.trailRate'),
            value:
              trail.kind === 'amount'
                ? price(trail.amount)
                : `${formatNumber(locale, toDecimal(exact(trail.rate).times('100')))}%`,
          },
        ]),
  ]
  return (
    <Card as="section" aria-label={t('protection.title')}>
      <Stack gap="x3">
        <div className={styles.protectionHead}>
          <Text as="h3" weight="strong">
            {t('protection.title')}
          </Text>
          <Button
            variant="secondary"
            size="small"
            onClick={() => onCommand({ kind: 'protect', position, instrument })}
          >
            {own(facts.length === 0 ? 'protect' : 'editProtection')}
          </Button>
        </div>
        {facts.length === 0 ? (
          <Text as="p" size="small" tone="secondary">
            {t('protection.none')}
          </Text>
        ) : (
          <FactList facts={facts} />
        )}
      </Stack>
    </Card>
  )
}
