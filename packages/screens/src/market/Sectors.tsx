import { EmptyState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import type { SectorMapProps } from '../sectors/SectorMap.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { useChunk } from '../states/useChunk.ts'

const load = () => import('../sectors/SectorMap.tsx')

/** The sectors of a market as a heat map, whose script comes when it is first shown. */
export function Sectors(props: SectorMapProps) {
  const { t } = useTranslation('sectors')
  const chunk = useChunk(load)
  if (chunk.state === 'failed') return <EmptyState title={t('failed')} />
  if (chunk.state === 'loading') return <QuoteListSkeleton />
  return <chunk.module.SectorMap {...props} />
}
