import { type BidOnWire, bidsWithdraw } from '@onelot/api-client'
import { MASK, formatMoney, useTheme } from '@onelot/ui'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** Asks before a bid is taken back. */
export function WithdrawQuestion({ bid, onClose }: { bid: BidOnWire; onClose: () => void }) {
  const { t } = useTranslation('auction')
  const { locale, hideAmounts } = useTheme()
  const refreshAccount = useRefreshAccount()
  const submit = useSubmit(bidsWithdraw, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.bid === bid.id ? 'done' : 'stay'),
    // The auction has closed meanwhile: the page says how it ended.
    onRefused: refreshAccount,
  })
  return (
    <CommandQuestion
      question={t('withdraw.question')}
      text={t('withdraw.text', { amount: hideAmounts ? MASK : formatMoney(locale, bid.held) })}
      action={t('bid.withdraw')}
      keep={t('withdraw.keep')}
      submit={submit}
      onSend={() => submit.send({ bid: bid.id })}
      onClose={onClose}
    />
  )
}
