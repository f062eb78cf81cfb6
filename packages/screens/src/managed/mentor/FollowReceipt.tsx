import type { FollowOnWire } from '@onelot/api-client'
import { Button, NoticeBar, Stack, formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'

export interface FollowReceiptProps {
  follow: FollowOnWire
  onClose: () => void
}

/** What was asked for, and the way to what becomes of it. */
export function FollowReceipt({ follow, onClose }: FollowReceiptProps) {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const name = useName()
  const navigation = useNavigation()
  const { id, mentor, amount, stopLoss } = follow
  const title = t('done.title')
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={title}
      label={title}
      done={t('done.sentence', { amount: formatMoney(locale, amount), name: name(mentor.name) })}
      facts={[
        { label: t('follow.total'), value: amount },
        { label: t('follow.stopLoss'), value: t('follow.percent', { percent: stopLoss }) },
      ]}
      number={id}
      footer={
        <Stack gap="x3">
          <Button block onClick={() => navigation.go({ to: 'follow', follow: id })}>
            {t('done.see')}
          </Button>
          <Button block variant="secondary" onClick={onClose}>
            {t('done.close')}
          </Button>
        </Stack>
      }
    >
      <NoticeBar tone="accent">{t('done.note')}</NoticeBar>
    </ReceiptSheet>
  )
}
