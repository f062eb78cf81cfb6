import { type SubmissionOutcome, tradeCancel } from '@onelot/api-client'
import type { OrderId } from '@onelot/domain'
import { Button, Dialog } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { OutcomeNote } from '../states/OutcomeNote.tsx'
import { useWrite } from '../data/useWrite.ts'

/** What ends with the order: what is on hold for one that opens, the closing of a part, one half of what protects. */
export type CancelPurpose = 'open' | 'close' | 'protect'

export interface CancelOrderProps {
  order: OrderId
  /** @defaultValue 'open' */
  purpose?: CancelPurpose | undefined
  /** What the button says: an order, or the close order of a position. */
  label: string
  /** Called when the order is cancelled, or the question is dismissed. */
  onClose: () => void
}

/** Cancels a working order, after a question. */
export function CancelOrder({ order, purpose = 'open', label, onClose }: CancelOrderProps) {
  const { t } = useTranslation('positions')
  const cancel = useWrite(tradeCancel)
  /** A check may find that another order was cancelled: then the question stays. */
  const conclude = (outcome: SubmissionOutcome<typeof tradeCancel> | undefined) => {
    if (outcome?.kind === 'done') onClose()
    if (outcome?.kind === 'earlier' && outcome.request?.order === order) onClose()
  }
  const send = async () => {
    conclude(await cancel.send({ order }))
  }
  const check = async () => {
    conclude(await cancel.check())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelQuestion')}
      description={t(`cancelText.${purpose}`)}
      actions={
        <>
          <Button variant="secondary" block onClick={onClose}>
            {t('keep')}
          </Button>
          <Button block loading={cancel.pending} onClick={() => void send()}>
            {label}
          </Button>
        </>
      }
    >
      <OutcomeNote write={cancel} onCheck={() => void check()} />
    </Dialog>
  )
}
