import { type Instant, plusMs } from '@onelot/domain'
import { type Step, formatNear, useTheme, useUiMessages } from '@onelot/ui'
import { useHasCome } from '../../base/data/useHasCome.ts'
import type { FundRequest } from '../../parts/fund-requests/fundRequest.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useReview } from './useFundRequest.ts'

/** A moment as it is said beside the others of a request. */
export function useMoment(): (at: Instant) => string {
  const { locale } = useTheme()
  const now = useNow()
  return (at) => formatNear(locale, at, now(), readerZone())
}

/** The way of a request: when it was submitted, what became of its review, and when the money is where it goes. */
export function useSteps(asked: FundRequest): readonly Step[] {
  const { t } = useTranslation('request')
  const moment = useMoment()
  const { submittedAt } = asked.request
  const submitted = {
    id: 'submitted',
    label: t('steps.submitted'),
    state: 'done',
    description: moment(submittedAt),
  } as const
  return [submitted, useReviewStep(asked), ...useLastStep(asked)]
}

function useReviewStep(asked: FundRequest): Step {
  const { t } = useTranslation('request')
  const ui = useUiMessages()
  const moment = useMoment()
  const { isKnown, reviewMs } = useReview(asked)
  const { state, submittedAt, endedAt, cause, reason } = asked.request
  const step = { id: 'review', label: ui(`finance.statuses.${state}`) }
  const ended = endedAt === undefined ? undefined : moment(endedAt)
  switch (state) {
    case 'underReview': {
      const expected =
        reviewMs === undefined
          ? t('steps.staff')
          : t('steps.expected', { at: moment(plusMs(submittedAt, reviewMs)) })
      return { ...step, state: 'current', description: isKnown ? expected : undefined }
    }
    case 'rejected': {
      const why =
        cause === undefined || cause === 'operator' ? (reason ?? t('steps.noReason')) : t(`steps.${cause}`)
      return { ...step, state: 'failed', description: ended === undefined ? why : `${ended} · ${why}` }
    }
    case 'passed':
    case 'cancelled':
      return { ...step, state: 'done', description: ended }
  }
}

/** Where the money is in the end; none of a deposit that came to nothing. */
function useLastStep({ kind, request }: FundRequest): readonly Step[] {
  const { t } = useTranslation('request')
  const moment = useMoment()
  const { state } = request
  const hasPassed = state === 'passed'
  const hasArrived = useHasCome(kind === 'withdrawal' && hasPassed ? request.arrivesBy : undefined)
  if (!hasPassed && state !== 'underReview')
    return kind === 'withdrawal' ? [{ id: 'returned', label: t('steps.returned'), state: 'done' }] : []
  if (kind === 'deposit')
    return [{ id: 'credited', label: t('steps.credited'), state: hasPassed ? 'done' : 'waiting' }]
  const { arrivesBy, method } = request
  return [
    {
      id: 'arrived',
      label: t(`steps.arrived.${method}`),
      state: hasArrived ? 'done' : hasPassed ? 'current' : 'waiting',
      description: t('steps.by', { at: moment(arrivesBy) }),
    },
  ]
}
