import { placementsProducts } from '@onelot/api-client'
import { announced } from '../../base/data/announced.ts'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { IncreaseList } from '../../parts/increases/IncreaseList.tsx'
import { PlacementCard } from '../../parts/placements/PlacementCard.tsx'
import { isFull } from '../../parts/placements/placementView.ts'
import { SaleList } from '../../parts/sales/SaleList.tsx'
import { SaleListPage } from '../../parts/sales/SaleListPage.tsx'

/** /home/blockTrade2: new shares that listed companies place at a discount. */
export const PlacementScreen = () => (
  <SaleListPage screen="placement">
    <IncreaseList />
    <Placements />
  </SaleListPage>
)

function Placements() {
  const { t } = useTranslation('placements')
  const pages = usePages(
    placementsProducts,
    (page) => page,
    ({ products, next }) => ({ items: products, next }),
    announced,
  )
  return (
    <SaleList
      pages={pages}
      label={t('list')}
      empty={{ title: t('empty.title'), description: t('empty.description') }}
      isFull={isFull}
      card={(placement) => (
        <PlacementCard key={placement.id} placement={placement} onPhaseEnds={() => void pages.refresh()} />
      )}
    />
  )
}
