import type { Currency } from '@onelot/domain'
import { Button } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'

/** Where money is short: the way to pay it in. */
export function DepositButton({ currency }: { currency: Currency }) {
  const { t } = useTranslation('newShares')
  const navigation = useNavigation()
  return (
    <Button
      variant="secondary"
      block
      onClick={() => {
        navigation.go({ to: 'deposit', currency })
      }}
    >
      {t('deposit', { currency })}
    </Button>
  )
}
