import type { FollowOnWire, MoreOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'
import { useFollowTexts } from './useFollowTexts.ts'

export interface AddReceiptProps {
  follow: FollowOnWire
  more: MoreOnWire
  onClose: () => void
}

/** What is on hold to be put in, and until when it can be taken back. */
export function AddReceipt({ follow, more, onClose }: AddReceiptProps) {
  const { t } = useTranslation('follow')
  const name = useName()
  const { amount, moment } = useFollowTexts()
  return (
    <RequestReceipt
      title={t('add.receipt')}
      done={t('add.sentence', { amount: amount(more.amount), name: name(follow.mentor.name) })}
      facts={[
        { label: t('asked.held'), value: more.amount },
        { label: t('asked.submitted'), value: moment(more.submittedAt) },
      ]}
      number={more.id}
      note={t('add.note')}
      close={t('add.close')}
      onClose={onClose}
    />
  )
}
