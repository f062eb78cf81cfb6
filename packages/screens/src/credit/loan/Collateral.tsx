import type { LoansOverview } from '@onelot/api-client'
import { Card, FactList, Section, Stack, Text, formatPrice, priceScale, useTheme } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { Falls } from './Falls.tsx'

/** The collateral ratio, what a fall would make of it, and at which price of one share it is too low. */
export function Collateral({ overview }: { overview: LoansOverview }) {
  const { t } = useTranslation('loan')
  const { locale } = useTheme()
  const name = useName()
  const marketOf = useMarketRules()
  const { rate } = useCreditTexts()
  const { ratio, falls, warning, warningPrices } = overview
  if (ratio === undefined) return null
  return (
    <Section heading={t('collateral.label')}>
      <Card>
        <Stack gap="x5">
          <Falls
            heading={t('borrow.falls')}
            label={t('collateral.ratio')}
            ratio={ratio}
            falls={falls}
            warning={warning}
          />
          {warningPrices.length === 0 ? null : (
            <Stack gap="x2">
              <Text as="p" size="small" tone="secondary">
                {t('collateral.prices', { warning: rate(warning) })}
              </Text>
              <FactList
                label={t('collateral.prices', { warning: rate(warning) })}
                facts={warningPrices.map(({ instrument, price }) => ({
                  label: t('collateral.price', { name: name(instrument.name) }),
                  value: formatPrice(locale, price, priceScale(instrument, marketOf(instrument.market))),
                }))}
              />
            </Stack>
          )}
        </Stack>
      </Card>
    </Section>
  )
}
