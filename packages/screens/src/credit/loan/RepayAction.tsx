import { Button } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** Opens what pays back before it is due, or what is overdue. */
export function RepayAction({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('loan')
  return (
    <Button block onClick={onOpen}>
      {t('repay.action')}
    </Button>
  )
}
