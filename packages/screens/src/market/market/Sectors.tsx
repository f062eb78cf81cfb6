import { EmptyState } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { SectorMapProps } from '../../parts/sectors/SectorMap.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { useChunk } from '../../base/states/useChunk.ts'

const load = () => import('../../parts/sectors/SectorMap.tsx')

/** The sectors of a market as a heat map, whose script comes when it is first shown. */
export function Sectors(props: Omit<SectorMapProps, 'texts'>) {
  const { t } = useTranslation('market')
  const chunk = useChunk(load)
  if (chunk.state === 'failed') return <EmptyState title={t('sectors.failed')} />
  if (chunk.state === 'loading') return <QuoteListSkeleton />
  const columns = t('sectors.columns', { returnObjects: true })
  const map = t('sectors.map', { market: t(`markets.${props.market}`) })
  return <chunk.module.SectorMap {...props} texts={{ map, columns, none: t('sectors.none') }} />
}
