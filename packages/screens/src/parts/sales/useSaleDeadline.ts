import type { BlockOnWire } from '@onelot/api-client'
import type { ProductDeadline } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useProductDeadline } from '../new-shares/useProductDeadline.ts'

/** What the card of a sale counts down to; nothing once it is over. */
export function useSaleDeadline({
  phase,
  from,
  to,
  zone,
}: Pick<BlockOnWire, 'phase' | 'from' | 'to' | 'zone'>): ProductDeadline | undefined {
  const { t } = useTranslation('sales')
  const deadlineAt = useProductDeadline()
  if (phase !== 'coming' && phase !== 'open') return undefined
  const texts = { label: t(`ends.${phase}`), over: t(`overs.${phase}`) }
  return deadlineAt(phase === 'coming' ? from : to, zone, texts)
}
