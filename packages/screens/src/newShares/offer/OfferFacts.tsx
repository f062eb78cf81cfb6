import { type OfferOnWire, offersDraw } from '@onelot/api-client'
import { type Decimal, type OfferId, decimal, isPositive, money } from '@onelot/domain'
import {
  Card,
  ChangeBadge,
  type Fact,
  FactGrid,
  FactList,
  Money,
  Section,
  SimulatedTag,
  Stack,
  Text,
  formatNumber,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { premiumOfOffer } from '../../parts/new-shares/premium.ts'
import { FactSection } from '../../parts/sections/FactSection.tsx'

/** The provisional price, the one that is paid once it is known, and what a share is said to be worth. */
export function Prices({ offer }: { offer: OfferOnWire }) {
  const { t } = useTranslation('offer')
  const { instrument, provisionalPrice, actualPrice, indicative } = offer
  const isSimulated = indicative.source === 'simulated'
  const price = (amount: Decimal) => (
    <Money value={money(instrument.currency, amount)} own={false} size="small" />
  )
  return (
    <Section heading={t('prices.label')} action={isSimulated ? <SimulatedTag quiet /> : undefined}>
      <Card>
        <Stack gap="x3">
          <FactList
            label={t('prices.label')}
            facts={[
              { label: t('prices.provisional'), value: price(provisionalPrice) },
              {
                label: t('prices.actual'),
                value: actualPrice === undefined ? t('prices.unknown') : price(actualPrice),
              },
              {
                label: t(isSimulated ? 'prices.indicative' : 'prices.market'),
                value: price(indicative.price),
              },
              {
                label: t('prices.difference'),
                value: (
                  <ChangeBadge change={premiumOfOffer(offer)} show="both" currency={instrument.currency} />
                ),
              },
            ]}
          />
          {isSimulated ? (
            <Text as="p" size="small" tone="secondary">
              {t('prices.simulated')}
            </Text>
          ) : null}
        </Stack>
      </Card>
    </Section>
  )
}

/** Who offers what, where, and by whom it is brought to the market. */
export function Terms({ offer }: { offer: OfferOnWire }) {
  const { t } = useTranslation('offer')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const { instrument, issuer, sponsor, offered, unit, minShares, limit, minFunds, depositRate } = offer
  const shares = (count: number) => ui('finance.shares', { count })
  const facts: readonly Fact[] = [
    { label: t('terms.issuer'), value: name(issuer) },
    { label: t('terms.market'), value: `${instrument.market} ${instrument.code}` },
    { label: t('terms.sponsor'), value: name(sponsor) },
    { label: t('terms.offered'), value: shares(offered) },
    { label: t('terms.unit'), value: shares(unit) },
    { label: t('terms.min'), value: shares(minShares) },
    { label: t('terms.limit'), value: formatNumber(locale, decimal(String(limit))) },
    {
      label: t('terms.deposit'),
      value: t('terms.depositOf', {
        rate: formatPercent(locale, depositRate, { places: { least: 0, most: 2 } }),
      }),
    },
    ...(isPositive(minFunds)
      ? [{ label: t('terms.funds'), value: <Money value={minFunds} own={false} size="small" /> }]
      : []),
  ]
  return <FactSection label={t('terms.label')} facts={facts} />
}

/** That the draw can be checked, with what was published of it; the fingerprint from the opening on. */
export function Draw({ offer }: { offer: OfferId }) {
  const { t } = useTranslation('offer')
  const { data } = useRead(offersDraw, { offer })
  return (
    <Section heading={t('draw.label')}>
      <Card>
        <Stack gap="x3">
          <Text as="p" size="small" tone="secondary">
            {t('draw.text')}
          </Text>
          {data?.digest === undefined ? null : (
            <FactGrid facts={[{ label: t('draw.digest'), value: data.digest }]} />
          )}
        </Stack>
      </Card>
    </Section>
  )
}
