import type { SalePhase } from '@onelot/domain'
import { Box, EmptyState, Section, Stack } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { Pages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { OfferSkeleton } from '../new-shares/OfferSkeleton.tsx'
import { byPhase } from '../new-shares/byPhase.ts'
import { cards } from '../new-shares/cards.css.ts'

interface Sold {
  readonly id: string
  readonly phase: SalePhase
}

export interface SaleListProps<Item extends Sold> {
  pages: Pages<Item>
  label: string
  /** Where nothing is for sale. */
  empty: { readonly title: string; readonly description: string }
  /** Whether nothing more can be asked for: what can be comes first. */
  isFull: (item: Item) => boolean
  card: (item: Item) => ReactNode
}

/** What is sold off exchange, page by page, those of one phase together under it: what can be bought first. */
export function SaleList<Item extends Sold>({ pages, label, empty, isFull, card }: SaleListProps<Item>) {
  const { t } = useTranslation('sales')
  const fullLast = (items: readonly Item[]) => [
    ...items.filter((item) => !isFull(item)),
    ...items.filter(isFull),
  ]
  return (
    <Box paddingInline="page" paddingBlock="x2">
      <PagedList
        pages={pages}
        label={label}
        layout="flush"
        skeleton={<OfferSkeleton count={2} />}
        empty={<EmptyState {...empty} />}
      >
        {(items) => (
          <Stack gap="x6">
            {byPhase<Sold>(items).map(({ phase }) => (
              <Section key={phase} heading={t(`phases.${phase}`)}>
                <div className={cards}>
                  {fullLast(items.filter((item) => item.phase === phase)).map(card)}
                </div>
              </Section>
            ))}
          </Stack>
        )}
      </PagedList>
    </Box>
  )
}
