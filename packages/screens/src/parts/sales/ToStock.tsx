import type { BlockOnWire } from '@onelot/api-client'
import { Button } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'

/** Where nothing can be asked for: the way to the share. */
export function ToStock({ instrument }: Pick<BlockOnWire, 'instrument'>) {
  const { t } = useTranslation('sales')
  const name = useName()
  const navigation = useNavigation()
  return (
    <Button
      block
      variant="secondary"
      onClick={() => navigation.go({ to: 'stockDetail', instrument: instrument.id })}
    >
      {t('toStock', { name: name(instrument.name) })}
    </Button>
  )
}
