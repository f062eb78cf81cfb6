import { type ElectiveDividendOnWire, electiveDividendsWithdraw } from '@onelot/api-client'
import { useRefreshAccount } from '../../../base/data/useRead.ts'
import { useSubmit } from '../../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../../base/i18n/translation.tsx'

export interface WithdrawElectionProps {
  dividend: Pick<ElectiveDividendOnWire, 'id'>
  /** Called when it is withdrawn, or the question is dismissed. */
  onClose: () => void
}

/** Takes back an election that was accepted, after a question. */
export function WithdrawElection({ dividend: { id }, onClose }: WithdrawElectionProps) {
  const { t } = useTranslation('elections')
  const refreshAccount = useRefreshAccount()
  const withdraw = useSubmit(electiveDividendsWithdraw, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.dividend === id ? 'done' : 'stay'),
    // The deadline has come, or it was withdrawn elsewhere: the sheet says so.
    onRefused: refreshAccount,
    success: t('withdraw.done'),
  })
  return (
    <CommandQuestion
      question={t('withdraw.question')}
      text={t('withdraw.text')}
      action={t('withdraw.action')}
      keep={t('withdraw.keep')}
      submit={withdraw}
      onSend={() => withdraw.send({ dividend: id })}
      onClose={onClose}
    />
  )
}
