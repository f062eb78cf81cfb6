import type { PlacementOnWire } from '@onelot/api-client'
import { useUiMessages } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import type { SubscriptionFigures } from './subscription.ts'
import { useDilutionFacts } from './useDilutionFacts.ts'
import { useSubscriptionFacts } from './useSubscriptionFacts.tsx'

export interface SubscribeReviewProps {
  placement: PlacementOnWire
  /** By the prices of now: those that are sent. */
  figures: SubscriptionFigures
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be asked for, once more: what is on hold from now on, how far the share is diluted, and when it may be sold. */
export function SubscribeReview({ placement, figures, submit, onConfirm, onClose }: SubscribeReviewProps) {
  const { t } = useTranslation('placementDetail')
  const { t: sales } = useTranslation('sales')
  const ui = useUiMessages()
  const name = useName()
  const timeOf = useLockTime()
  const factsOf = useSubscriptionFacts(placement)
  const dilution = useDilutionFacts(placement)
  const { instrument, unlocksAt, zone } = placement
  const total = sales('total')
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('subscribe.review')}
      description={name(instrument.name)}
      total={{ label: total, amount: figures.cost }}
      facts={factsOf(figures, dilution).filter(({ label }) => label !== total)}
      note={t('subscribe.note', { at: timeOf(unlocksAt, zone) })}
      submit={submit}
      confirm={t('subscribe.confirm', { shares: ui('finance.shares', { count: figures.shares }) })}
      onConfirm={onConfirm}
    />
  )
}
