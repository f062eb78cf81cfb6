import { idCountryOf } from '@onelot/domain'
import type { RealNameStatus, RealNameUnlock } from '@onelot/api-client'
import {
  Button,
  Card,
  type Fact,
  FactList,
  Icon,
  Inline,
  ListRow,
  NoticeBar,
  RowList,
  Section,
  Stack,
  StatusTag,
  Steps,
  Text,
} from '@onelot/ui'
import { CircleCheck, Lock } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { idFieldOf } from './realNameForm.ts'

const titles = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  bankCards: 'bankCards',
  wallets: 'wallets',
} as const satisfies Readonly<Record<Exclude<RealNameUnlock, 'margin'>, string>>

/** Where the verification is: what was sent, why it was rejected, how long it takes, and what it unlocks. */
export function Status({ status }: { status: RealNameStatus }) {
  const { t } = useTranslation('realName')
  const { state } = status
  const isUnexplained = state === 'rejected' && !status.reason
  return (
    <Stack gap="x6">
      <Stack gap="x3">
        <Inline>
          <StatusTag status={state} />
        </Inline>
        <Text as="h2" size="title" weight="bold">
          {t(`states.${state}.title`)}
        </Text>
        <Text as="p" tone="secondary">
          {t(`states.${isUnexplained ? 'unexplained' : state}.text`)}
        </Text>
      </Stack>
      {state === 'rejected' ? <Rejection status={status} /> : null}
      {state === 'notVerified' ? <ThreeSteps /> : <Sent status={status} />}
      <Unlocks status={status} />
    </Stack>
  )
}

function Rejection({ status: { reason, triesLeft, nextDayAt } }: { status: RealNameStatus }) {
  const { t } = useTranslation('realName')
  const moment = useMoment()
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  return (
    <Stack gap="x3">
      {reason ? (
        <NoticeBar tone="error">{reason}</NoticeBar>
      ) : (
        <Inline>
          <Button variant="secondary" size="small" onClick={() => navigation.go({ to: 'customerService' })}>
            {titleOf('customerService')}
          </Button>
        </Inline>
      )}
      <Text as="p" size="small" tone="secondary">
        {triesLeft > 0 ? t('triesLeft', { count: triesLeft }) : t('noTries', { at: moment(nextDayAt) })}
      </Text>
    </Stack>
  )
}

function ThreeSteps() {
  const { t } = useTranslation('realName')
  return (
    <Card>
      <Steps
        label={t('steps.label')}
        steps={(['who', 'front', 'back'] as const).map((id) => ({
          id,
          label: t(`steps.${id}.title`),
          description: t(`steps.${id}.text`),
          state: 'waiting',
        }))}
      />
    </Card>
  )
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How long a review takes, in the unit that says it in a small number. */
function useReviewText() {
  const { t } = useTranslation('realName')
  return (ms: number | undefined): string => {
    if (ms === undefined) return t('review.operator')
    if (ms < MINUTE_MS) return t('review.seconds', { count: Math.max(1, Math.ceil(ms / SECOND_MS)) })
    return ms < HOUR_MS
      ? t('review.minutes', { count: Math.ceil(ms / MINUTE_MS) })
      : t('review.hours', { count: Math.ceil(ms / HOUR_MS) })
  }
}

/** Nothing where an operator has set the state of someone who has sent nothing. */
function Sent({ status: { state, name, idNumber, submittedAt, reviewMs } }: { status: RealNameStatus }) {
  const { t } = useTranslation('realName')
  const moment = useMoment()
  const reviewText = useReviewText()
  const facts: readonly (Fact | undefined)[] = [
    name === undefined ? undefined : { label: t('facts.name'), value: name },
    idNumber === undefined
      ? undefined
      : { label: t(`facts.${idFieldOf[idCountryOf(idNumber)]}`), value: idNumber },
    submittedAt === undefined ? undefined : { label: t('facts.submittedAt'), value: moment(submittedAt) },
    state === 'underReview' ? { label: t('facts.review'), value: reviewText(reviewMs) } : undefined,
  ]
  const known = facts.filter((fact) => fact !== undefined)
  return known.length === 0 ? null : (
    <Card>
      <FactList label={t('facts.label')} facts={known} />
    </Card>
  )
}

function Unlocks({ status: { state, unlocks } }: { status: RealNameStatus }) {
  const { t } = useTranslation('realName')
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const isOffered = useOffered()
  const isOpen = state === 'passed'
  const heading = t(isOpen ? 'unlocks.open' : 'unlocks.locked')
  return (
    <Section heading={heading}>
      <Card padding="none">
        <RowList
          label={heading}
          rows={unlocks.map((one) => ({
            key: one,
            row:
              isOpen && one !== 'margin' && isOffered(titles[one]) ? (
                <ListRow
                  leading={<Icon icon={CircleCheck} size="small" />}
                  title={titleOf(titles[one])}
                  href={href({ to: titles[one] })}
                  Link={Link}
                />
              ) : (
                <ListRow
                  leading={<Icon icon={isOpen ? CircleCheck : Lock} size="small" />}
                  title={one === 'margin' ? t('unlocks.margin') : titleOf(titles[one])}
                />
              ),
          }))}
        />
      </Card>
    </Section>
  )
}
