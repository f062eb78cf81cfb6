import { tradeCancel } from '@onelot/api-client'
import type { OrderId } from '@onelot/domain'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useSubmit } from '../../base/data/useSubmit.ts'

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
  const cancel = useSubmit(tradeCancel, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.order === order ? 'done' : 'stay'),
  })
  return (
    <CommandQuestion
      question={t('cancelQuestion')}
      text={t(`cancelText.${purpose}`)}
      action={label}
      keep={t('keep')}
      submit={cancel}
      onSend={() => cancel.send({ order })}
      onClose={onClose}
    />
  )
}
