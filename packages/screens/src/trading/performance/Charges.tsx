import type { PortfolioProfits } from '@onelot/api-client'
import { add } from '@onelot/domain'
import { Card, FactList, Money, Section } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What trading cost in the period. */
export function Charges({ sums: { fees, taxes } }: Pick<PortfolioProfits, 'sums'>) {
  const { t } = useTranslation('performance')
  const { t: shared } = useTranslation('portfolio')
  return (
    <Card>
      <Section heading={t('charges')} size="body">
        <FactList
          facts={[
            { label: shared('fees'), value: <Money value={fees} size="small" /> },
            { label: shared('taxes'), value: <Money value={taxes} size="small" /> },
            { label: shared('total'), value: <Money value={add(fees, taxes)} />, strong: true },
          ]}
        />
      </Section>
    </Card>
  )
}
