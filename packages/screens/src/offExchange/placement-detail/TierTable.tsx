import type { PlacementOnWire } from '@onelot/api-client'
import { DataTable, Section, formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** From which amount on which discount and price hold. */
export function TierTable({ placement: { tiers, instrument } }: { placement: PlacementOnWire }) {
  const { t } = useTranslation('placementDetail')
  const { locale } = useTheme()
  return (
    <Section heading={t('tiers.label')}>
      <DataTable
        label={t('tiers.table')}
        rows={tiers}
        keyOf={({ least }) => least.amount}
        columns={[
          {
            id: 'least',
            label: t('tiers.from'),
            kind: 'text',
            cell: ({ least }) => formatMoney(locale, least),
          },
          {
            id: 'discount',
            label: t('tiers.discount'),
            kind: 'number',
            as: 'rate',
            value: ({ discount }) => discount,
          },
          {
            id: 'price',
            label: t('tiers.price'),
            kind: 'number',
            currency: instrument.currency,
            value: ({ price }) => price,
          },
        ]}
      />
    </Section>
  )
}
