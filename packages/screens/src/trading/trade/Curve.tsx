import { portfolioReturn } from '@onelot/api-client'
import type { Currency, DayRange } from '@onelot/domain'
import { Money, SegmentedControl, Skeleton, Stack, Text, useTheme, zoneName } from '@onelot/ui'
import { ProfitCurve } from '@onelot/ui/charts'
import { memo, useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { CURVE_HEIGHT } from './TradeSkeleton.tsx'

const ranges = ['w1', 'm1', 'm3', 'y1'] as const satisfies readonly DayRange[]

/** The profit of a period by the end of each day of the reader's, and at its last answer, as Performance shows it. A tick does not draw it. */
export const Curve = memo(function Curve({ currency }: { currency: Currency }) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const [range, setRange] = useState<(typeof ranges)[number]>('m1')
  const read = useRead(portfolioReturn, { currency, zone: readerZone(), range })
  return (
    <Stack gap="x1">
      <Loaded read={read} skeleton={<Skeleton shape="block" height={CURVE_HEIGHT} />}>
        {({ days, profit, asOf }) =>
          days.length < 2 ? (
            <Text size="small" tone="secondary">
              {t('curve.begins')}
            </Text>
          ) : (
            <Stack gap="x1">
              <Text size="small" tone="secondary">
                <span>{t('curve.label')}</span>{' '}
                <Money value={profit} size="small" tone="change" weight="strong" signed />
              </Text>
              <ProfitCurve
                label={t('curve.label')}
                currency={currency}
                days={days.map((day) => ({ date: day.date, profit: day.profit.amount }))}
              />
              <Text size="caption" tone="secondary">
                {t('curve.ends', { zone: zoneName(locale, asOf, readerZone()) })}
              </Text>
            </Stack>
          )
        }
      </Loaded>
      <SegmentedControl
        label={t('curve.range')}
        segments={ranges.map((value) => ({ value, label: t(`curve.${value}`) }))}
        value={range}
        onChange={({ value }) => setRange(value)}
      />
    </Stack>
  )
})
