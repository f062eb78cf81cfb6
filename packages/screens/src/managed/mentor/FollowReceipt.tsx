import type { FollowOnWire } from '@onelot/api-client'
import { formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'

export interface FollowReceiptProps {
  follow: FollowOnWire
  onClose: () => void
}

/** What was asked for, and the way to what becomes of it. */
export function FollowReceipt({ follow, onClose }: FollowReceiptProps) {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const name = useName()
  const { id, mentor, amount, stopLoss } = follow
  return (
    <RequestReceipt
      title={t('done.title')}
      done={t('done.sentence', { amount: formatMoney(locale, amount), name: name(mentor.name) })}
      facts={[
        { label: t('follow.total'), value: amount },
        { label: t('follow.stopLoss'), value: t('follow.percent', { percent: stopLoss }) },
      ]}
      number={id}
      note={t('done.note')}
      see={{ label: t('done.see'), target: { to: 'follow', follow: id } }}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
