import { offersList } from '@onelot/api-client'
import { type OfferPhase, offerPhases } from '@onelot/domain'
import { useState } from 'react'
import { announced } from '../../base/data/announced.ts'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { OfferCard } from './OfferCard.tsx'
import { PhasedList } from './PhasedList.tsx'
import { useOwnApplications } from './useOwnApplications.ts'

const shownPhases = ['open', ...offerPhases.filter((phase) => phase !== 'open')] as const

/** Offers of new shares on their way from the announcement to the listing: what can be applied for first. */
export function OfferList() {
  const { t } = useTranslation('newShares')
  const [phase, setPhase] = useState<OfferPhase>()
  const pages = usePages(
    offersList,
    (page) => ({ phase, ...page }),
    ({ offers, next }) => ({ items: offers, next }),
    announced,
  )
  const { ownOf } = useOwnApplications()
  return (
    <PhasedList
      pages={pages}
      label={t('list')}
      phases={shownPhases}
      seldom="calledOff"
      nameOf={(one) => t(`phases.${one}`)}
      counts={pages.first?.phases.map(({ phase: one, offers }) => ({ phase: one, count: offers }))}
      chosen={phase}
      onChoose={setPhase}
      empty={{ title: t('empty.title'), description: t('empty.description') }}
      cardOf={(offer) => (
        <OfferCard offer={offer} own={ownOf(offer.id)} onPhaseEnds={() => void pages.refresh()} />
      )}
    />
  )
}
