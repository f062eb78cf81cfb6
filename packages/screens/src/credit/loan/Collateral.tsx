import type { LoansOverview } from '@onelot/api-client'
import { Card, ListRow, RowList, Section, Stack, Text, formatPrice, priceScale, useTheme } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { Falls } from './Falls.tsx'

/** The collateral ratio, what a fall would make of it, and at which price of one share it is too low. */
export function Collateral({ overview }: { overview: LoansOverview }) {
  const { t } = useTranslation('loan')
  const { rate } = useCreditTexts()
  const { ratio, falls, warning, warningPrices } = overview
  if (ratio === undefined) return null
  return (
    <Section heading={t('collateral.label')}>
      <Stack gap="x3">
        <Card>
          <Falls
            heading={t('borrow.falls')}
            label={t('collateral.ratio')}
            ratio={ratio}
            falls={falls}
            warning={warning}
          />
        </Card>
        <Prices prices={warningPrices} ratio={rate(warning)} />
      </Stack>
    </Section>
  )
}

interface PricesProps {
  prices: LoansOverview['warningPrices']
  /** Under which it is too low. */
  ratio: string
}

/** At which price of one share the ratio is too low, each with the way to its chart, which has it as a line; nothing where no price does that. */
function Prices({ prices, ratio }: PricesProps) {
  const { t } = useTranslation('loan')
  const { locale } = useTheme()
  const name = useName()
  const marketOf = useMarketRules()
  const { href, Link } = useNavigation()
  if (prices.length === 0) return null
  const label = t('collateral.prices', { warning: ratio })
  return (
    <Stack gap="x2">
      <Text as="p" size="small" tone="secondary">
        {label}
      </Text>
      <Card padding="none">
        <RowList
          label={label}
          rows={prices.map(({ instrument, price }) => ({
            key: instrument.id,
            row: (
              <ListRow
                title={name(instrument.name)}
                trailing={
                  <Text weight="strong">
                    {formatPrice(locale, price, priceScale(instrument, marketOf(instrument.market)))}
                  </Text>
                }
                href={href({ to: 'stockDetail', instrument: instrument.id })}
                Link={Link}
              />
            ),
          }))}
        />
      </Card>
    </Stack>
  )
}
