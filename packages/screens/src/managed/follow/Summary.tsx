import type { RunningFollowOnWire } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import {
  Card,
  ChangeBadge,
  type Fact,
  FactList,
  Inline,
  Money,
  Stack,
  StatusTag,
  Tag,
  Text,
  directionOf,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { Passed } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface SummaryProps {
  passed: Passed
  endsAt: RunningFollowOnWire['endsAt']
}

/** What a follow is worth and has earned, at one glance, and what was put into it. */
export function Summary({ passed, endsAt }: SummaryProps) {
  const { t } = useTranslation('follow')
  const { moment } = useFollowTexts()
  const { worth, earned, rate, put, taken, today, begunAt, progress } = passed
  const facts: readonly Fact[] = [
    { label: t('put'), value: <Money value={put} size="small" /> },
    ...(isPositive(taken) ? [{ label: t('taken'), value: <Money value={taken} size="small" /> }] : []),
    ...(today === undefined
      ? []
      : [{ label: t('today'), value: <Money value={today} size="small" tone="change" /> }]),
    { label: t('since'), value: moment(begunAt) },
    ...(endsAt === undefined ? [] : [{ label: t('ends'), value: moment(endsAt) }]),
  ]
  return (
    <Card>
      <Stack gap="x4">
        <Stack gap="x1">
          <Inline justify="between">
            <Text as="p" size="small" tone="secondary">
              {t('worth')}
            </Text>
            {progress === 'paused' || progress === 'ending' ? (
              <Tag tone="accent">{t(`progress.${progress}`)}</Tag>
            ) : (
              <StatusTag status="following" />
            )}
          </Inline>
          <Money value={worth} size="display" weight="bold" fit />
          <ChangeBadge
            change={{ amount: earned.amount, rate, direction: directionOf(earned.amount) }}
            show="both"
            currency={earned.currency}
            own
          />
        </Stack>
        <FactList facts={facts} label={t('worth')} />
      </Stack>
    </Card>
  )
}
