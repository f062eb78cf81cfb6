import type { Localized, MarketId } from '@onelot/domain'
import { EmptyState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { useChunk } from '../states/useChunk.ts'

export interface SectorsProps {
  market: MarketId
  /** What the market is called. */
  of: string
  /** A sector was chosen. */
  onOpen: (opened: { sector: Localized }) => void
}

const load = () => import('./SectorMap.tsx')

/** The sectors of a market as a heat map, whose script comes when it is first shown. */
export function Sectors(props: SectorsProps) {
  const { t } = useTranslation('sectors')
  const chunk = useChunk(load)
  if (chunk.state === 'failed') return <EmptyState title={t('failed')} />
  if (chunk.state === 'loading') return <QuoteListSkeleton />
  return <chunk.module.SectorMap {...props} />
}
