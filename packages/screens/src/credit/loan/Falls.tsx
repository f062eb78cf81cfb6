import type { LoansOverview } from '@onelot/api-client'
import { compareDecimals } from '@onelot/domain'
import { FactList, Section, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { fallsThatCount } from './fallsThatCount.ts'

export interface FallsProps extends Pick<LoansOverview, 'ratio' | 'falls' | 'warning'> {
  heading: string
  /** Of the ratio as it is. */
  label: string
}

/** The collateral ratio, and what it would be where all shares fell. */
export function Falls({ heading, label, ratio, falls, warning }: FallsProps) {
  const { t } = useTranslation('loan')
  const { rate } = useCreditTexts()
  const valueOf = (of: LoansOverview['ratio']) => {
    if (of === undefined) return t('borrow.ratioNone')
    const isLow = compareDecimals(of, warning) < 0
    return (
      <Text size="small" weight={isLow ? 'bold' : 'regular'} tone={isLow ? 'error' : 'neutral'}>
        {rate(of)}
      </Text>
    )
  }
  const counted = fallsThatCount({ ratio, falls })
  const ratios = (
    <Stack gap="x3">
      <FactList
        label={counted.length === 0 ? label : heading}
        facts={[
          { label, value: valueOf(ratio), strong: true },
          ...counted.map(({ fall, ratio: after }) => ({
            label: t('borrow.falling', { fall: rate(fall) }),
            value: valueOf(after),
          })),
        ]}
      />
      <Text as="p" size="small" tone="secondary">
        {t('borrow.warning', { warning: rate(warning) })}
      </Text>
    </Stack>
  )
  return counted.length === 0 ? (
    ratios
  ) : (
    <Section heading={heading} level="h3" size="body">
      {ratios}
    </Section>
  )
}
