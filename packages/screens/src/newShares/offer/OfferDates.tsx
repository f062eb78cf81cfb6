import type { OfferOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { DatesSection } from '../../parts/new-shares/DatesSection.tsx'
import { calendarOf } from '../../parts/new-shares/offerCalendar.ts'
import { momentNames, momentsOf } from '../../parts/new-shares/offerMoments.ts'

/** What happens to an offer when. */
export function OfferDates({ offer }: { offer: OfferOnWire }) {
  const { t } = useTranslation('newShares')
  const name = useName()
  const { id, instrument, issuer, zone, dates, phase } = offer
  return (
    <DatesSection
      id={id}
      label={t('dates.label')}
      dates={momentsOf(offer, momentNames, (moment) => t(`dates.${moment}`))}
      opensAt={dates.opensAt}
      zone={zone}
      entries={
        phase === 'calledOff'
          ? []
          : calendarOf(
              offer,
              (moment) => t(`calendar.${moment}`, { name: name(instrument.name) }),
              `${name(issuer)}, ${instrument.market} ${instrument.code}`,
            )
      }
    />
  )
}
