import { type LendingLoanOnWire, lendingRecall } from '@onelot/api-client'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface RecallLoanProps {
  loan: LendingLoanOnWire
  /** Called when it is recalled, or the question is dismissed. */
  onClose: () => void
}

/** Asks lent shares back before their term is over, after a question. */
export function RecallLoan({ loan: { id }, onClose }: RecallLoanProps) {
  const { t } = useTranslation('securitiesLending')
  const refreshAccount = useRefreshAccount()
  const recall = useSubmit(lendingRecall, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.request === id ? 'done' : 'stay'),
    // It has ended meanwhile: how, the sheet says.
    onRefused: refreshAccount,
    success: t('recall.done'),
  })
  return (
    <CommandQuestion
      question={t('recall.question')}
      text={t('recall.text')}
      action={t('loan.recall')}
      keep={t('recall.keep')}
      submit={recall}
      onSend={() => recall.send({ request: id })}
      onClose={onClose}
    />
  )
}
