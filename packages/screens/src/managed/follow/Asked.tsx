import type { FollowOnWire } from '@onelot/api-client'
import { Card, type Fact, FactList, Inline, Money, NoticeBar, Stack, StatusTag, Text } from '@onelot/ui'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFollowTexts } from './useFollowTexts.ts'

/** A request that is under review, or led to no follow: what was asked for, and what became of it. */
export function Asked({ follow }: { follow: FollowOnWire }) {
  const { t } = useTranslation('follow')
  const note = useAskedNote(follow)
  const facts = useAskedFacts(follow)
  return (
    <Stack gap="x6">
      <NoticeBar tone={follow.state === 'underReview' ? 'accent' : 'neutral'}>{note}</NoticeBar>
      <Card>
        <Stack gap="x4">
          <Stack gap="x1">
            <Inline justify="between">
              <Text as="p" size="small" tone="secondary">
                {t(follow.state === 'underReview' ? 'asked.held' : 'asked.amount')}
              </Text>
              <StatusTag status={follow.state} />
            </Inline>
            <Money value={follow.amount} size="display" weight="bold" fit />
          </Stack>
          <FactList label={t('asked.label')} facts={facts} />
        </Stack>
      </Card>
      {follow.state === 'underReview' ? (
        <Text as="p" size="small" tone="secondary">
          {t('withdraw')}
        </Text>
      ) : null}
    </Stack>
  )
}

function useAskedFacts({ stopLoss, copyOpen, feeRate, submittedAt, endedAt }: FollowOnWire): readonly Fact[] {
  const { t } = useTranslation('follow')
  const { rate, moment } = useFollowTexts()
  return [
    { label: t('asked.stopLoss'), value: t('asked.percent', { percent: stopLoss }) },
    { label: t('asked.copyOpen'), value: t(copyOpen ? 'asked.yes' : 'asked.no') },
    { label: t('asked.fee'), value: t('asked.feeOf', { percent: rate(feeRate) }) },
    { label: t('asked.submitted'), value: moment(submittedAt) },
    ...(endedAt === undefined ? [] : [{ label: t('asked.decided'), value: moment(endedAt) }]),
  ]
}

function useAskedNote({ state, cause, reason }: FollowOnWire): string {
  const { t } = useTranslation('follow')
  if (state === 'underReview') return t('asked.underReview')
  if (state === 'cancelled') return t('asked.cancelled')
  const known = cause === 'operator' || cause === 'restriction' || cause === 'delisted' || cause === 'changed'
  return joinSentences(t(`asked.rejected.${known ? cause : 'other'}`), reason, t('asked.again'))
}
