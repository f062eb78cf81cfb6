import type { RunDetailOnWire } from '@onelot/api-client'
import {
  Card,
  ChangeBadge,
  type Fact,
  FactList,
  Inline,
  Money,
  Stack,
  Text,
  directionOf,
  formatLocalDate,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useStrategyText } from '../../parts/strategies/useStrategyText.ts'
import { ProgressTag } from './ProgressTag.tsx'

/** What a run is worth, or what it paid, and what it earned; with its strategy and its dates. */
export function RunSummary({ detail }: { detail: RunDetailOnWire }) {
  const { t } = useTranslation('smartOrders')
  const { run } = detail
  const { progress, worth, earned, rate, ended } = run
  const label = t(ended === undefined ? 'worth' : 'ended.paid')
  const hasResult = progress !== 'cancelled' && run.days > 0
  return (
    <Card>
      <Stack gap="x4">
        <Stack gap="x1">
          <Inline justify="between" wrap>
            <Text as="p" size="small" tone="secondary">
              {label}
            </Text>
            <ProgressTag progress={progress} />
          </Inline>
          <Money value={ended?.paid ?? worth} size="display" weight="bold" fit />
          {hasResult ? (
            <ChangeBadge
              change={{ amount: earned.amount, rate, direction: directionOf(earned.amount) }}
              show="both"
              currency={earned.currency}
              own
            />
          ) : null}
        </Stack>
        <FactList label={label} facts={useFacts(detail)} />
      </Stack>
    </Card>
  )
}

function useFacts({ run, running }: RunDetailOnWire): readonly Fact[] {
  const { t } = useTranslation('smartOrders')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const moment = useMoment()
  const strategyText = useStrategyText()
  const { strategy, amount, term, days, feeRate, startsAt, endsOn, today, cancellableUntil, ended } = run
  const percent = formatPercent(locale, feeRate, { places: { least: 0, most: 2 } })
  const over = ended === undefined ? [] : [{ label: t('ended.at'), value: moment(ended.at) }]
  return [
    { label: t('strategy'), value: strategyText(strategy) },
    { label: t('put'), value: <Money value={amount} size="small" /> },
    ...(today === undefined
      ? []
      : [{ label: t('today'), value: <Money value={today} size="small" tone="change" /> }]),
    ...(running === undefined || days === 0
      ? []
      : [
          { label: t('cash'), value: <Money value={running.cash} size="small" /> },
          { label: t('held'), value: ui('finance.shares', { count: running.lots }) },
        ]),
    { label: t('days'), value: t('daysOf', { days, term }) },
    ...(days === 0 ? [{ label: t('starts'), value: moment(startsAt) }] : []),
    ...(cancellableUntil === undefined ? [] : [{ label: t('cancelUntil'), value: moment(cancellableUntil) }]),
    ...(running === undefined ? over : [{ label: t('lastDay'), value: formatLocalDate(locale, endsOn) }]),
    ended === undefined
      ? { label: t('fee'), value: t('feeOf', { percent }) }
      : { label: t('fee'), value: <Money value={ended.fee} size="small" /> },
  ]
}
