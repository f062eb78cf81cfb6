import type { PlacementOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { DatesSection } from '../../parts/new-shares/DatesSection.tsx'
import { isFull } from '../../parts/placements/placementView.ts'
import { calendarOf, locksOf } from './placementCalendar.ts'
import { useOwnSubscriptions } from './useOwnSubscriptions.ts'

/** When shares may be asked for, and when the reader's may be sold, or those that pass now. */
export function PlacementDates({ placement }: { placement: PlacementOnWire }) {
  const { t } = useTranslation('placementDetail')
  const name = useName()
  const locks = locksOf(useOwnSubscriptions(placement))
  const { id, instrument, from, to, zone, phase, unlocksAt } = placement
  const sale = { id: 'sale', label: t('dates.sale') }
  return (
    <DatesSection
      id={id}
      label={t('dates.label')}
      dates={[
        { id: 'subscribe', label: t('dates.subscribe'), from, to },
        ...locks.map((at) => ({ ...sale, id: at, from: at })),
        ...(locks.length === 0 && phase === 'open' && !isFull(placement)
          ? [{ ...sale, from: unlocksAt }]
          : []),
      ]}
      opensAt={from}
      zone={zone}
      entries={calendarOf(
        placement,
        locks,
        (moment) => t(`calendar.${moment}`, { name: name(instrument.name) }),
        `${instrument.market} ${instrument.code}`,
      )}
    />
  )
}
