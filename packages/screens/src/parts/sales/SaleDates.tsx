import type { NamedInstrument } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { DatesSection } from '../new-shares/DatesSection.tsx'
import type { OwnRequest } from './OwnRequests.tsx'
import { type DatedSale, calendarOf, locksOf } from './saleCalendar.ts'

export interface SaleDatesProps {
  sale: DatedSale & {
    readonly instrument: NamedInstrument
    readonly zone: string
  }
  /** What the reader has asked for of it. */
  own: readonly Pick<OwnRequest, 'lockedUntil'>[]
  /** When what passes now may be sold; undefined where nothing can pass, or at once. */
  unlocksAt: Instant | undefined
}

/** When shares may be asked for, and when the reader's may be sold, or those that pass now; with the way into a calendar, which reminds of it. */
export function SaleDates({ sale, own, unlocksAt }: SaleDatesProps) {
  const { t } = useTranslation('sales')
  const name = useName()
  const locks = locksOf(own)
  const { id, instrument, from, to, zone } = sale
  const free = { id: 'sale', label: t('dates.sale') }
  return (
    <DatesSection
      id={id}
      label={t('dates.label')}
      dates={[
        { id: 'subscribe', label: t('dates.subscribe'), from, to },
        ...locks.map((at) => ({ ...free, id: at, from: at })),
        ...(locks.length === 0 && unlocksAt !== undefined ? [{ ...free, from: unlocksAt }] : []),
      ]}
      opensAt={from}
      zone={zone}
      entries={calendarOf(
        sale,
        locks,
        (moment) => t(`calendar.${moment}`, { name: name(instrument.name) }),
        `${instrument.market} ${instrument.code}`,
      )}
    />
  )
}
