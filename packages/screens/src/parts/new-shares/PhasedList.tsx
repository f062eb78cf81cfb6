import { Box, Button, ChipGroup, EmptyState, Section, Stack } from '@onelot/ui'
import { Fragment, type ReactNode, useState } from 'react'
import type { Pages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { ChipScroller } from '../../base/lists/ChipScroller.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { byPhase } from './byPhase.ts'
import { cards } from './cards.css.ts'

const ALL = 'all'

export interface PhaseCount<Phase> {
  readonly phase: Phase
  readonly count: number
}

export interface PhasedListProps<Phase extends string, Item> {
  pages: Pages<Item>
  label: string
  /** What can be chosen of, in the order in which it shows. */
  phases: readonly Phase[]
  /** Can be chosen only where there is any of it. */
  seldom: Phase
  nameOf: (phase: Phase) => string
  /** Undefined until the first answer. */
  counts: readonly PhaseCount<Phase>[] | undefined
  /** Undefined for all. */
  chosen: Phase | undefined
  onChoose: (phase: Phase | undefined) => void
  empty: { readonly title: string; readonly description: string }
  cardOf: (item: Item) => ReactNode
}

/** What is offered for a time, page by page, those of one phase together under it; all of it, or what is of one phase. */
export function PhasedList<
  Phase extends string,
  Item extends { readonly id: string; readonly phase: Phase },
>({
  pages,
  label,
  phases,
  seldom,
  nameOf,
  counts,
  chosen,
  onChoose,
  empty,
  cardOf,
}: PhasedListProps<Phase, Item>) {
  const { t } = useTranslation('newShares')
  return (
    <Box paddingInline="page" paddingBlock="x2">
      <Stack gap="x4">
        <Phases
          phases={phases}
          seldom={seldom}
          nameOf={nameOf}
          counts={counts}
          chosen={chosen}
          onChoose={onChoose}
        />
        <PagedList
          pages={pages}
          label={label}
          layout="flush"
          skeleton={<OfferSkeleton count={2} />}
          empty={
            <EmptyState
              {...empty}
              action={
                chosen === undefined ? undefined : (
                  <Button variant="secondary" size="small" onClick={() => onChoose(undefined)}>
                    {t('showAll')}
                  </Button>
                )
              }
            />
          }
        >
          {(items) => (
            <Stack gap="x6">
              {byPhase(items).map((group) => (
                <Section key={group.phase} heading={nameOf(group.phase)}>
                  <div className={cards}>
                    {group.items.map((item) => (
                      <Fragment key={item.id}>{cardOf(item)}</Fragment>
                    ))}
                  </div>
                </Section>
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Box>
  )
}

/** All, or those of one phase, with how many there are. What they were stays while another phase is read. */
function Phases<Phase extends string>({
  phases,
  seldom,
  nameOf,
  counts,
  chosen,
  onChoose,
}: Pick<PhasedListProps<Phase, never>, 'phases' | 'seldom' | 'nameOf' | 'counts' | 'chosen' | 'onChoose'>) {
  const { t } = useTranslation('newShares')
  const [last, setLast] = useState(counts)
  if (counts !== undefined && counts !== last) setLast(counts)
  return (
    <ChipScroller>
      <ChipGroup
        label={t('filter')}
        look="line"
        options={[
          { value: ALL, label: t('all') },
          ...phases.flatMap((value) => {
            const count = last?.find((one) => one.phase === value)?.count
            if (value === seldom && (count ?? 0) === 0) return []
            const phase = nameOf(value)
            return { value, label: count === undefined ? phase : t('counted', { phase, count }) }
          }),
        ]}
        value={chosen ?? ALL}
        onSelect={({ value }) => onChoose(phases.find((one) => one === value))}
      />
    </ChipScroller>
  )
}
