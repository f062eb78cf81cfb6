import { type BidOnWire, bidsWithdraw } from '@onelot/api-client'
import { Button, Dialog, MASK, formatMoney, useTheme } from '@onelot/ui'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'

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
    <Dialog
      open
      onClose={onClose}
      title={t('withdraw.question')}
      description={t('withdraw.text', { amount: hideAmounts ? MASK : formatMoney(locale, bid.held) })}
      actions={
        <>
          <Button variant="secondary" block onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
          <Button block loading={submit.pending} onClick={() => submit.send({ bid: bid.id })}>
            {t('bid.withdraw')}
          </Button>
        </>
      }
    >
      <OutcomeNote submit={submit} />
    </Dialog>
  )
}
