import type { Currency } from '@onelot/domain'
import { Button } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'

/** Where money is short: the way to pay it in. */
export function DepositButton({ currency }: { currency: Currency }) {
  const { t } = useTranslation('newShares')
  const navigation = useNavigation()
  return (
    <Button variant="secondary" block onClick={() => navigation.go({ to: 'deposit', currency })}>
      {t('deposit', { currency })}
    </Button>
  )
}
