import type { InventoryLineOnWire } from '@onelot/api-client'
import { type Quote, exact, money, toDecimal } from '@onelot/domain'
import {
  Card,
  ChangeBadge,
  Inline,
  Money,
  Stack,
  Text,
  changeBetween,
  formatAveragePrice,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import * as styles from './TradeScreen.css.ts'

export interface InventoryCardProps {
  line: InventoryLineOnWire
  known: Quote | undefined
}

/** Digits of an average before it is written with those of a price. */
const AVERAGE_DIGITS = 8

/** All that one owns of an instrument, summed for display: name over value, quantity and average over profit. */
export function InventoryCard({ line, known }: InventoryCardProps) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const quantity = useQuantity()
  const name = useName()
  const { href, Link } = useNavigation()
  const { instrument } = line
  const market = useMarketRules()(instrument.market)
  const { quote, staleSince } = useQuote(instrument.id, known)
  const value =
    quote === undefined ? undefined : money(instrument.currency, exact(line.quantity).times(quote.price))
  const average = toDecimal(exact(line.cost.amount).div(line.quantity).round(AVERAGE_DIGITS))
  return (
    <Card as="article" aria-label={`${name(instrument.name)} ${instrument.code}`}>
      <Inline justify="between" align="start" gap="x4" wrap>
        <Stack gap="x1">
          <Link href={href({ to: 'stockDetail', instrument: instrument.id })} className={styles.name}>
            <Text weight="strong" lines={2}>
              {name(instrument.name)}
            </Text>
          </Link>
          <Inline gap="x2" wrap>
            <Text size="small" tone="secondary">
              {`${instrument.code} · ${quantity(line.lots, instrument)}`}
            </Text>
          </Inline>
          <Text size="small" tone="secondary">
            {t('average', { price: formatAveragePrice(locale, average, priceScale(instrument, market)) })}
          </Text>
        </Stack>
        {value === undefined ? (
          <Text tone="secondary">{t('priceMissing')}</Text>
        ) : (
          <span className={styles.worth}>
            <Money value={value} weight="strong" />
            <ChangeBadge
              change={changeBetween(line.cost.amount, value.amount)}
              show="both"
              currency={instrument.currency}
              own
              stale={staleSince !== undefined}
            />
          </span>
        )}
      </Inline>
    </Card>
  )
}
