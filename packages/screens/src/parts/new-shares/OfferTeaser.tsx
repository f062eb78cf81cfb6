import { offersList } from '@onelot/api-client'
import { Box, EmptyState, Section, Stack } from '@onelot/ui'
import { announced } from '../../base/data/announced.ts'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { byPhase } from './byPhase.ts'
import { useOwnApplications } from './useOwnApplications.ts'

const shown = ['open', 'coming'] as const
/** Of a phase. */
const MOST = 3

/** What can be applied for now, then what comes; the way to the rest. */
export function OfferTeaser() {
  const { t } = useTranslation('newShares')
  const { href, Link } = useNavigation()
  const read = useRead(offersList, firstPage, announced)
  const { ownOf } = useOwnApplications()
  return (
    <Loaded
      read={read}
      skeleton={
        <Box padding="page">
          <OfferSkeleton count={1} />
        </Box>
      }
    >
      {({ offers }) => {
        const groups = byPhase(offers).filter(({ phase }) => shown.some((one) => one === phase))
        return groups.length === 0 ? (
          <EmptyState title={t('none.title')} description={t('none.description')} />
        ) : (
          <Box padding="page">
            <Stack gap="x6">
              {groups.map((group, at) => (
                <Section
                  key={group.phase}
                  heading={t(`phases.${group.phase}`)}
                  seeAll={at === 0 ? { href: href({ to: 'offers' }), Link } : undefined}
                >
                  <Stack gap="x3">
                    {group.items.slice(0, MOST).map((offer) => (
                      <OfferCard
                        key={offer.id}
                        offer={offer}
                        own={ownOf(offer.id)}
                        onPhaseEnds={() => void read.refresh()}
                      />
                    ))}
                  </Stack>
                </Section>
              ))}
            </Stack>
          </Box>
        )
      }}
    </Loaded>
  )
}
