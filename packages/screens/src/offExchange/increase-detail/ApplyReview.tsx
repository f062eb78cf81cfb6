import type { IncreaseOnWire } from '@onelot/api-client'
import { useUiMessages } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import type { ApplicationFigures } from './application.ts'
import { useApplicationFacts } from './useApplicationFacts.tsx'

export interface ApplyReviewProps {
  increase: IncreaseOnWire
  figures: ApplicationFigures
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be applied for, once more: what is on hold from now on, and when the shares may be sold. */
export function ApplyReview({ increase, figures, submit, onConfirm, onClose }: ApplyReviewProps) {
  const { t } = useTranslation('increaseDetail')
  const { t: sales } = useTranslation('sales')
  const ui = useUiMessages()
  const name = useName()
  const timeOf = useLockTime()
  const factsOf = useApplicationFacts(increase)
  const { instrument, lockedUntil, zone } = increase
  const total = sales('total')
  const shares = ui('finance.shares', { count: figures.shares })
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('apply.review')}
      description={name(instrument.name)}
      total={{ label: total, amount: figures.cost }}
      facts={[
        { label: t('apply.shares'), value: shares },
        ...factsOf(figures).filter(({ label }) => label !== total),
      ]}
      note={t('apply.note', { at: timeOf(lockedUntil, zone) })}
      submit={submit}
      confirm={t('apply.confirm', { shares })}
      onConfirm={onConfirm}
    />
  )
}
