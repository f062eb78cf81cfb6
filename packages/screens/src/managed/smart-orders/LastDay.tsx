import type { RunDayOnWire, RunOnWire } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import { Card, Inline, Money, Section, Stack, Text, formatLocalDate, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFillText } from './useFillText.ts'
import { useWhyText } from './useWhyText.ts'

export interface LastDayProps {
  run: RunOnWire
  day: RunDayOnWire
}

/** What a run did on the last day that closed, and why. */
export function LastDay({ run, day }: LastDayProps) {
  const { t } = useTranslation('smartOrders')
  const { locale } = useTheme()
  const fillText = useFillText(run.instrument)
  const whyText = useWhyText(run.instrument, run.strategy)
  const { date, fills, why, income, change, lots } = day
  const isIdle = fills.length === 0
  const idle = t(why === undefined ? 'day.notTraded' : lots > 0 ? 'day.kept' : 'day.waited')
  return (
    <Section heading={t('day.label')}>
      <Card>
        <Stack gap="x2">
          <Inline justify="between">
            <Text size="small" tone="secondary">
              {formatLocalDate(locale, date)}
            </Text>
            <Money value={change} tone="change" />
          </Inline>
          {(isIdle ? [idle] : fills.map(fillText)).map((line) => (
            <Text key={line} as="p" weight="strong">
              {line}
            </Text>
          ))}
          {why === undefined ? null : (
            <Text as="p" size="small" tone="secondary">
              {whyText(why)}
            </Text>
          )}
          {isPositive(income) ? (
            <Inline gap="x2">
              <Text size="small" tone="secondary">
                {t('day.income')}
              </Text>
              <Money value={income} size="small" />
            </Inline>
          ) : null}
        </Stack>
      </Card>
    </Section>
  )
}
