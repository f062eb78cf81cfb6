import type { LendingTermsOnWire } from '@onelot/api-client'
import { useUiMessages } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNow } from '../../base/ports/ports.ts'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'
import { figuresOf } from './lendingView.ts'
import { useLendFacts } from './useLendFacts.tsx'

export interface LendReviewProps {
  terms: LendingTermsOnWire
  asked: { readonly lots: number; readonly term: number }
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be asked for, once more: what it brings, until when the shares are away, and what lending takes. */
export function LendReview({ terms, asked, submit, onConfirm, onClose }: LendReviewProps) {
  const { t } = useTranslation('securitiesLending')
  const ui = useUiMessages()
  const name = useName()
  const now = useNow()
  const timeOf = useExchangeTime()
  const factsOf = useLendFacts(terms)
  const reviewFact = useReviewFact()
  const figures = figuresOf(asked, terms, now())
  const shares = ui('finance.shares', { count: asked.lots })
  const net = t('lend.net')
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('lend.review')}
      description={name(terms.instrument.name)}
      total={figures && { label: net, amount: figures.income.net }}
      facts={[
        { label: t('lend.shares'), value: shares },
        { label: t('lend.term'), value: t('lend.days', { count: asked.term }) },
        ...(figures === undefined
          ? []
          : [
              {
                label: t('loan.ends'),
                value: timeOf(figures.endsAt, exchangeZone(terms.instrument.market)),
                strong: true,
              },
              ...factsOf(figures).filter(({ label }) => label !== net),
            ]),
        reviewFact(terms.reviewMs),
      ]}
      note={joinSentences(t('risks.term'), t('risks.vote'), t('risks.protection'), t('risks.end'))}
      submit={submit}
      confirm={t('lend.confirm', { shares })}
      onConfirm={onConfirm}
    />
  )
}
