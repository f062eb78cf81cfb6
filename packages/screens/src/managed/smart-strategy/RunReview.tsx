import type { BacktestOnWire, RunTermsOnWire } from '@onelot/api-client'
import { type Strategy, money } from '@onelot/domain'
import { formatLocalDate, formatMoney, useTheme } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useStrategyText } from '../../parts/strategies/useStrategyText.ts'
import type { RunDraft } from './running.ts'
import { useFeeText } from './useFeeText.ts'

export interface RunReviewProps {
  strategy: Strategy
  detail: BacktestOnWire
  terms: RunTermsOnWire
  draft: RunDraft
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What is about to be run, once more. */
export function RunReview({ strategy, detail, terms, draft, submit, onConfirm, onClose }: RunReviewProps) {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const name = useName()
  const moment = useMoment()
  const strategyText = useStrategyText()
  const fee = useFeeText(detail)
  const amount = money(detail.least.currency, draft.amount)
  const chosen = terms.terms.find(({ days }) => days === draft.term)
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('run.review')}
      description={name(detail.instrument.name)}
      total={{ label: t('run.total'), amount }}
      facts={[
        { label: t('run.strategy'), value: strategyText(strategy) },
        { label: t('run.term'), value: t('run.days', { count: draft.term }) },
        { label: t('run.firstOpening'), value: moment(terms.startsAt) },
        ...(chosen === undefined
          ? []
          : [{ label: t('run.lastDay'), value: formatLocalDate(locale, chosen.endsOn) }]),
      ]}
      note={`${fee} ${t('how.withdraw')}`}
      submit={submit}
      confirm={t('run.confirm', { amount: formatMoney(locale, amount) })}
      onConfirm={onConfirm}
    />
  )
}
