import { tradeCurve } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import { SegmentedControl, Skeleton, Stack, Text, useTheme, zoneName } from '@onelot/ui'
import { ProfitCurve } from '@onelot/ui/charts'
import { memo, useState } from 'react'
import { useRead } from '../data/useRead.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { CURVE_HEIGHT } from './TradeSkeleton.tsx'

const ranges = { d7: 7, d30: 30, d90: 90, d365: 365 } as const
type Range = keyof typeof ranges
const rangeNames = ['d7', 'd30', 'd90', 'd365'] as const satisfies readonly Range[]

/** Total profit at the end of each day of the reader's, and at its last answer. A tick does not draw it. */
export const Curve = memo(function Curve({ currency }: { currency: Currency }) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const [range, setRange] = useState<Range>('d30')
  const read = useRead(tradeCurve, { currency, zone: readerZone(), days: ranges[range] })
  return (
    <Stack gap="x1">
      <Loaded read={read} skeleton={<Skeleton shape="block" height={CURVE_HEIGHT} />}>
        {({ days, asOf }) =>
          days.length < 2 ? (
            <Text size="small" tone="secondary">
              {t('curve.begins')}
            </Text>
          ) : (
            <Stack gap="x1">
              <ProfitCurve
                label={t('curve.label')}
                currency={currency}
                days={days.map(({ date, profit }) => ({ date, profit: profit.amount }))}
              />
              <Text size="caption" tone="secondary">
                {t('curve.ends', { zone: zoneName(locale, asOf, readerZone()) })}
              </Text>
            </Stack>
          )
        }
      </Loaded>
      <SegmentedControl
        label={t('curve.days')}
        segments={rangeNames.map((value) => ({ value, label: t(`curve.${value}`) }))}
        value={range}
        onChange={({ value }) => {
          setRange(value)
        }}
      />
    </Stack>
  )
})
