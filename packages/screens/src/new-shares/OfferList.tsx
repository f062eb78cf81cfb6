import { offersList } from '@onelot/api-client'
import { type OfferPhase, offerPhases } from '@onelot/domain'
import { Box, Button, ChipGroup, EmptyState, Section, Stack } from '@onelot/ui'
import { useState } from 'react'
import { usePages } from '../data/usePages.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { ChipScroller } from '../lists/ChipScroller.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { byPhase } from './byPhase.ts'
import { useOwnApplications } from './useOwnApplications.ts'

const ALL = 'all'
const shownPhases = ['open', ...offerPhases.filter((phase) => phase !== 'open')] as const

/** Offers of new shares on their way from the announcement to the listing: what can be applied for first. */
export function OfferList() {
  const { t } = useTranslation('newShares')
  const [phase, setPhase] = useState<OfferPhase>()
  const pages = usePages(
    offersList,
    (page) => ({ phase, ...page }),
    ({ offers, next }) => ({ items: offers, next }),
  )
  const { ownOf } = useOwnApplications()
  const refresh = () => void pages.refresh()
  return (
    <Box paddingInline="page" paddingBlock="x2">
      <Stack gap="x4">
        <Phases counts={pages.first?.phases} chosen={phase} onChoose={setPhase} />
        <PagedList
          pages={pages}
          label={t('list')}
          layout="flush"
          skeleton={<OfferSkeleton count={2} />}
          empty={
            <EmptyState
              title={t('empty.title')}
              description={t('empty.description')}
              action={
                phase === undefined ? undefined : (
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => {
                      setPhase(undefined)
                    }}
                  >
                    {t('empty.showAll')}
                  </Button>
                )
              }
            />
          }
        >
          {(offers) => (
            <Stack gap="x6">
              {byPhase(offers).map((group) => (
                <Section key={group.phase} heading={t(`phases.${group.phase}`)}>
                  <Stack gap="x3">
                    {group.offers.map((offer) => (
                      <OfferCard key={offer.id} offer={offer} own={ownOf(offer.id)} onPhaseEnds={refresh} />
                    ))}
                  </Stack>
                </Section>
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Box>
  )
}

interface PhasesProps {
  /** Undefined until the first answer. */
  counts: readonly { readonly phase: OfferPhase; readonly offers: number }[] | undefined
  chosen: OfferPhase | undefined
  onChoose: (phase: OfferPhase | undefined) => void
}

/** All, or those of one phase, with how many there are. What they were stays while another phase is read. */
function Phases({ counts, chosen, onChoose }: PhasesProps) {
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
          ...shownPhases.flatMap((value) => {
            const count = last?.find((one) => one.phase === value)?.offers
            // Most often there is none.
            if (value === 'calledOff' && (count ?? 0) === 0) return []
            const phase = t(`phases.${value}`)
            return { value, label: count === undefined ? phase : t('counted', { phase, count }) }
          }),
        ]}
        value={chosen ?? ALL}
        onSelect={({ value }) => {
          onChoose(offerPhases.find((one) => one === value))
        }}
      />
    </ChipScroller>
  )
}
