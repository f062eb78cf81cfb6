import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useMovementText } from '../ledger/useMovementText.ts'
import type { TableTexts } from './tables.ts'

/** The words of files in the reader's language; their times are in the reader's zone. */
export function useTableTexts(): TableTexts {
  const { t } = useTranslation('portfolio')
  const { kind } = useMovementText()
  const name = useName()
  const zone = readerZone()
  return {
    zone,
    time: t('columns.time', { zone }),
    column: (column) => t(`columns.${column}`),
    figure: (figure) => t(figure),
    action: ({ purpose, side }) => t(`actions.${purpose}.${side}`),
    kind,
    balance: (bucket) => t(`balances.${bucket}`),
    name,
  }
}
