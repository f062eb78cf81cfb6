import type { AuctionOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { DatesSection } from '../../parts/new-shares/DatesSection.tsx'
import { calendarOf } from './auctionCalendar.ts'

/** When bids are taken, and when what is won is listed. */
export function AuctionDates({ auction }: { auction: AuctionOnWire }) {
  const { t } = useTranslation('auction')
  const name = useName()
  const { id, instrument, issuer, zone, dates } = auction
  const { opensAt, closesAt, listsAt } = dates
  return (
    <DatesSection
      id={id}
      label={t('dates.label')}
      dates={[
        { id: 'bids', label: t('dates.bids'), from: opensAt, to: closesAt },
        ...(listsAt === undefined ? [] : [{ id: 'list', label: t('dates.list'), from: listsAt }]),
      ]}
      opensAt={opensAt}
      zone={zone}
      entries={calendarOf(
        auction,
        (moment) => t(`calendar.${moment}`, { name: name(instrument.name) }),
        `${name(issuer)}, ${instrument.market} ${instrument.code}`,
      )}
    />
  )
}
