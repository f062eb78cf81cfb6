import { type ProductOnWire, applicationsCancel, bidsWithdraw } from '@onelot/api-client'
import { applicationId, bidId } from '@onelot/domain'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { CancelIncrease } from '../../parts/increases/CancelIncrease.tsx'
import { CancelRequest } from '../../parts/under-review/CancelRequest.tsx'

interface AskedProps {
  id: string
  /** Called when it is taken back, or the question is dismissed. */
  onClose: () => void
}

/** Takes back what was asked for, after a question. */
export function CancelAsked({ by, ...asked }: AskedProps & { by: NonNullable<ProductOnWire['cancel']> }) {
  const question = useQuestion()
  switch (by) {
    case 'request':
      return <CancelRequest {...question} request={asked.id} onClose={asked.onClose} />
    case 'application':
      return <CancelApplication {...asked} />
    case 'bid':
      return <WithdrawBid {...asked} />
    case 'increase':
      return <CancelIncrease {...question} increase={asked.id} onClose={asked.onClose} />
    default: {
      const never: never = by
      return never
    }
  }
}

function useQuestion() {
  const { t } = useTranslation('trade')
  return {
    question: t('asked.question'),
    text: t('asked.cancelText'),
    action: t('asked.cancel'),
    keep: t('asked.keep'),
  }
}

function CancelApplication({ id, onClose }: AskedProps) {
  const question = useQuestion()
  const refreshAccount = useRefreshAccount()
  const application = applicationId(id)
  const submit = useSubmit(applicationsCancel, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.application === application ? 'done' : 'stay'),
    // It has been drawn meanwhile: the card says so.
    onRefused: refreshAccount,
  })
  return (
    <CommandQuestion
      {...question}
      submit={submit}
      onSend={() => submit.send({ application })}
      onClose={onClose}
    />
  )
}

function WithdrawBid({ id, onClose }: AskedProps) {
  const question = useQuestion()
  const refreshAccount = useRefreshAccount()
  const bid = bidId(id)
  const submit = useSubmit(bidsWithdraw, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.bid === bid ? 'done' : 'stay'),
    // The auction has closed meanwhile: the card says how it ended.
    onRefused: refreshAccount,
  })
  return (
    <CommandQuestion {...question} submit={submit} onSend={() => submit.send({ bid })} onClose={onClose} />
  )
}
