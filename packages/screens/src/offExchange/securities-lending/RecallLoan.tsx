import { type LendingLoanOnWire, lendingRecall } from '@onelot/api-client'
import { Button, Dialog } from '@onelot/ui'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'

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
    <Dialog
      open
      onClose={onClose}
      title={t('recall.question')}
      description={t('recall.text')}
      actions={
        <>
          <Button variant="secondary" block onClick={onClose}>
            {t('recall.keep')}
          </Button>
          <Button block loading={recall.pending} onClick={() => recall.send({ request: id })}>
            {t('loan.recall')}
          </Button>
        </>
      }
    >
      <OutcomeNote submit={recall} />
    </Dialog>
  )
}
