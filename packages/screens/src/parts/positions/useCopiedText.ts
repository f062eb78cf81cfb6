import type { ListedPosition } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'

/** Says that a position mirrors a trade, and whose where that is known. */
export function useCopiedText(): (by: ListedPosition['by']) => string {
  const { t } = useTranslation('positions')
  const name = useName()
  return (by) => (by === undefined ? t('copied') : t('copiedOf', { mentor: name(by) }))
}
