import { type BlockOnWire, blockTradesProducts } from '@onelot/api-client'
import type { BlockKind } from '@onelot/domain'
import { Box, EmptyState, Section, Stack } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { OfferSkeleton } from '../new-shares/OfferSkeleton.tsx'
import { byPhase } from '../new-shares/byPhase.ts'
import { BlockCard } from './BlockCard.tsx'
import { isFull } from './blockView.ts'

/** What can be bought comes first. */
const fullLast = (blocks: readonly BlockOnWire[]) => [
  ...blocks.filter((block) => !isFull(block)),
  ...blocks.filter(isFull),
]

/** Blocks, or OTC lots, page by page, those of one phase together under it: what can be bought first. */
export function BlockList({ kind }: { kind: BlockKind }) {
  const { t } = useTranslation('blocks')
  const pages = usePages(
    blockTradesProducts,
    (page) => ({ kind, ...page }),
    ({ products, next }) => ({ items: products, next }),
  )
  return (
    <Box paddingInline="page" paddingBlock="x2">
      <PagedList
        pages={pages}
        label={t(`list.${kind}`)}
        layout="flush"
        skeleton={<OfferSkeleton count={2} />}
        empty={<EmptyState title={t('empty.title')} description={t('empty.description')} />}
      >
        {(blocks) => (
          <Stack gap="x6">
            {byPhase(blocks).map((group) => (
              <Section key={group.phase} heading={t(`phases.${group.phase}`)}>
                <Stack gap="x3">
                  {fullLast(group.items).map((block) => (
                    <BlockCard key={block.id} block={block} onPhaseEnds={() => void pages.refresh()} />
                  ))}
                </Stack>
              </Section>
            ))}
          </Stack>
        )}
      </PagedList>
    </Box>
  )
}
