import type { RunDayOnWire, RunOnWire } from '@onelot/api-client'
import { Button, Card, ListRow, Money, RowList, Section, Stack, formatLocalDate, useTheme } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFillText } from './useFillText.ts'

const SHOWN = 5

export interface RunDaysProps {
  run: RunOnWire
  /** The earliest first. */
  days: readonly RunDayOnWire[]
}

/** Each day of a run, the latest first: its fills, what it was worth at its close, and what that changed. */
export function RunDays({ run, days }: RunDaysProps) {
  const { t } = useTranslation('smartOrders')
  const { locale } = useTheme()
  const fillText = useFillText(run.instrument)
  const [isWhole, setIsWhole] = useState(false)
  const shown = days.toReversed().slice(0, isWhole ? undefined : SHOWN)
  return (
    <Section heading={t('history.label')}>
      <Stack gap="x3">
        <Card padding="none">
          <RowList
            label={t('history.label')}
            rows={shown.map(({ date, fills, why, equity, change }) => ({
              key: date,
              row: (
                <ListRow
                  title={formatLocalDate(locale, date)}
                  subtitle={
                    fills.length > 0
                      ? fills.map(fillText).join(' · ')
                      : t(why === undefined ? 'history.notTraded' : 'history.nothing')
                  }
                  wholeSubtitle
                  trailing={
                    <Stack as="span" gap="x1" align="end">
                      <Money value={equity} />
                      <Money value={change} size="small" tone="change" />
                    </Stack>
                  }
                />
              ),
            }))}
          />
        </Card>
        {days.length > shown.length ? (
          <Button variant="secondary" block onClick={() => setIsWhole(true)}>
            {t('history.all', { count: days.length })}
          </Button>
        ) : null}
      </Stack>
    </Section>
  )
}
