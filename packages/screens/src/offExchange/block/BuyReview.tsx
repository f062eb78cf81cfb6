import type { BlockOnWire, BlockTermsOnWire } from '@onelot/api-client'
import { type Market, discountPercent } from '@onelot/domain'
import { useUiMessages } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import type { Reviewed } from './BuyFlow.tsx'
import { figuresOf } from './ticket.ts'
import { useTicketFacts } from './useTicketFacts.tsx'

export interface BuyReviewProps {
  block: BlockOnWire
  terms: BlockTermsOnWire
  market: Market
  reviewed: Reviewed
  submit: Submitted
  onConfirm: () => void
  onClose: () => void
}

/** What will be asked for, once more: what is on hold from now on, and when the shares may be sold. */
export function BuyReview({ block, terms, market, reviewed, submit, onConfirm, onClose }: BuyReviewProps) {
  const { t } = useTranslation('block')
  const ui = useUiMessages()
  const name = useName()
  const timeOf = useLockTime()
  const factsOf = useTicketFacts(block)
  const { price, shares } = reviewed
  const { last, zone } = block
  const figures = figuresOf(reviewed, block, terms, market)
  const percent = last === undefined ? undefined : discountPercent(price, last)
  const count = ui('finance.shares', { count: shares })
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('buy.review')}
      description={name(block.instrument.name)}
      total={{ label: t('buy.total'), amount: figures.total }}
      facts={[
        { label: t('buy.shares'), value: count },
        ...factsOf({ price, last, percent }, figures).filter(({ label }) => label !== t('buy.total')),
      ]}
      note={
        block.terms === undefined
          ? t('buy.noteFree')
          : t('buy.noteLock', { at: timeOf(block.terms.unlocksAt, zone) })
      }
      submit={submit}
      confirm={t('buy.confirm', { shares: count })}
      onConfirm={onConfirm}
    />
  )
}
