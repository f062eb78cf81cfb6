import { blockTradesProducts } from '@onelot/api-client'
import type { BlockKind } from '@onelot/domain'
import { announced } from '../../base/data/announced.ts'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SaleList } from '../sales/SaleList.tsx'
import { BlockCard } from './BlockCard.tsx'
import { isFull } from './blockView.ts'

/** Blocks, or OTC lots. */
export function BlockList({ kind }: { kind: BlockKind }) {
  const { t } = useTranslation('blocks')
  const pages = usePages(
    blockTradesProducts,
    (page) => ({ kind, ...page }),
    ({ products, next }) => ({ items: products, next }),
    announced,
  )
  return (
    <SaleList
      pages={pages}
      label={t(`list.${kind}`)}
      empty={{ title: t('empty.title'), description: t('empty.description') }}
      isFull={isFull}
      card={(block) => <BlockCard key={block.id} block={block} onPhaseEnds={() => void pages.refresh()} />}
    />
  )
}
