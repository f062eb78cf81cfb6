import type { QuoteRow } from '@onelot/api-client'
import { MAX_LOTS, leastLots } from '@onelot/domain'
import {
  Button,
  Card,
  ChipSelect,
  Inline,
  NoticeBar,
  QuantityStepper,
  Stack,
  Text,
  lotsHint,
  quantityTexts,
  quantityUnit,
  useTheme,
} from '@onelot/ui'
import { useState } from 'react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import * as styles from './HomeScreen.css.ts'

export interface QuickOrderProps {
  /** What may be bought: at least one. */
  rows: readonly QuoteRow[]
}

/** How many of a listing to buy, which opens its ticket; it begins with the fewest that its market takes. A halted listing is not bought: why is said. */
export function QuickOrder({ rows }: QuickOrderProps) {
  const { t } = useTranslation('home')
  const name = useName()
  const [chosen, setChosen] = useState<string>()
  const row = rows.find(({ instrument }) => instrument.id === chosen) ?? rows[0]
  if (row === undefined) return null
  return (
    <Card as="section" aria-label={t('quick.title')}>
      <Stack gap="x3">
        <Inline justify="between" gap="x3" wrap>
          <Text as="h3" weight="bold">
            {t('quick.title')}
          </Text>
          <ChipSelect
            label={t('quick.listing')}
            choices={rows.map(({ instrument }) => ({ value: instrument.id, label: name(instrument.name) }))}
            value={row.instrument.id}
            onChange={({ value }) => setChosen(value)}
          />
        </Inline>
        {row.halted ? <NoticeBar>{t('quick.halted')}</NoticeBar> : <Lots key={row.instrument.id} row={row} />}
      </Stack>
    </Card>
  )
}

function Lots({ row: { instrument, quote } }: { row: QuoteRow }) {
  const { t } = useTranslation('home')
  const { t: ui, locale } = useTheme()
  const navigation = useNavigation()
  const market = useMarketRules()(instrument.market)
  const least = market === undefined ? 1 : leastLots({ instrument, market }, quote.price)
  const [typed, setTyped] = useState<{ readonly value: number | undefined }>()
  const lots = typed === undefined ? least : typed.value
  return (
    <Inline gap="x3" align="end" wrap>
      <div className={styles.lots}>
        <QuantityStepper
          label={ui(quantityTexts[quantityUnit(instrument.lotSize)].label)}
          hint={lotsHint(ui, locale, { lots, most: undefined }, instrument)}
          min={least}
          max={MAX_LOTS}
          value={lots}
          onChange={setTyped}
        />
      </div>
      <div className={styles.buy}>
        <Button
          variant="up"
          block
          disabled={lots === undefined}
          onClick={() => navigation.go({ to: 'stockDetail', instrument: instrument.id, lots: String(lots) })}
        >
          {t('quick.buy')}
        </Button>
      </div>
    </Inline>
  )
}
