import type { FollowDetailOnWire, FollowOnWire } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import {
  Card,
  ChangeBadge,
  type Fact,
  FactList,
  Inline,
  Money,
  NoticeBar,
  Stack,
  StatusTag,
  Text,
  directionOf,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Comparison } from './Comparison.tsx'
import { History } from './History.tsx'
import type { Passed } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface EndedProps {
  follow: FollowOnWire
  passed: Passed
  ended: FollowDetailOnWire['ended']
}

/** A follow that has ended: why, what was paid out of it and what for, and what it earned beside its mentor. */
export function Ended({ follow, passed, ended }: EndedProps) {
  const { t } = useTranslation('follow')
  const { difference, mentorRate } = ended ?? {}
  return (
    <Stack gap="x6">
      {passed.ended === undefined ? null : <NoticeBar>{t(`ended.why.${passed.ended.cause}`)}</NoticeBar>}
      <Result passed={passed} />
      {difference === undefined || mentorRate === undefined ? (
        <Text as="p" size="small" tone="secondary">
          {t('difference.unknown')}
        </Text>
      ) : (
        <Comparison difference={difference} mentorRate={mentorRate} put={passed.put} isFinal />
      )}
      <History request={follow.id} />
    </Stack>
  )
}

function Result({ passed }: { passed: Passed }) {
  const { t } = useTranslation('follow')
  const { moment } = useFollowTexts()
  const { put, taken, earned, rate, begunAt, ended } = passed
  const facts: readonly Fact[] = [
    { label: t('put'), value: <Money value={put} size="small" /> },
    ...(isPositive(taken) ? [{ label: t('taken'), value: <Money value={taken} size="small" /> }] : []),
    ...(ended === undefined
      ? []
      : [{ label: t('ended.fee'), value: <Money value={ended.fee} size="small" /> }]),
    { label: t('since'), value: moment(begunAt) },
    ...(ended === undefined ? [] : [{ label: t('ended.at'), value: moment(ended.at) }]),
  ]
  return (
    <Card>
      <Stack gap="x4">
        <Stack gap="x1">
          <Inline justify="between">
            <Text as="p" size="small" tone="secondary">
              {t('ended.paid')}
            </Text>
            <StatusTag status="ended" />
          </Inline>
          {ended === undefined ? null : <Money value={ended.paid} size="display" weight="bold" fit />}
          <ChangeBadge
            change={{ amount: earned.amount, rate, direction: directionOf(earned.amount) }}
            show="both"
            currency={earned.currency}
            own
          />
        </Stack>
        <FactList label={t('ended.paid')} facts={facts} />
      </Stack>
    </Card>
  )
}
