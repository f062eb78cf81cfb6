import { tradeCancel } from '@onelot/api-client'
import type { OrderId } from '@onelot/domain'
import { Button, Dialog } from '@onelot/ui'
import { useTranslation } from '../../i18n/translation.tsx'
import { OutcomeNote } from '../OutcomeNote.tsx'
import { useWrite } from '../useWrite.ts'

export interface CancelOrderProps {
  order: OrderId
  /** What the button says: an order, or the close order of a position. */
  label: string
  /** Cancelled, or put away. */
  onClose: () => void
}

/** Cancels what still waits, after a question. */
export function CancelOrder({ order, label, onClose }: CancelOrderProps) {
  const { t } = useTranslation('trade')
  const cancel = useWrite(tradeCancel)
  const send = async () => {
    const outcome = await cancel.send({ order })
    if (outcome.kind === 'done') onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelQuestion')}
      description={t('cancelText')}
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
      <OutcomeNote write={cancel} onRetry={() => void send()} />
    </Dialog>
  )
}
