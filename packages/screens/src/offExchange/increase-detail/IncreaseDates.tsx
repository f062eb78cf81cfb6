import type { IncreaseOnWire } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import type { CalendarEntry } from '../../parts/new-shares/calendarFile.ts'
import { DatesSection } from '../../parts/new-shares/DatesSection.tsx'

/** The record date, when rights may be used, and when the new shares may be sold; with the way into a calendar. */
export function IncreaseDates({ increase }: { increase: IncreaseOnWire }) {
  const { t } = useTranslation('increaseDetail')
  const name = useName()
  const { id, instrument, phase, countsAt, from, to, lockedUntil, zone } = increase
  const entry = (moment: 'record' | 'opens' | 'lapses' | 'unlocks', at: typeof from): CalendarEntry => ({
    id: `${id}-${moment}`,
    title: t(`calendar.${moment}`, { name: name(instrument.name) }),
    at,
    details: `${instrument.market} ${instrument.code}`,
  })
  const entries = [
    entry('record', countsAt),
    entry('opens', from),
    entry('lapses', to),
    entry('unlocks', lockedUntil),
  ]
  return (
    <DatesSection
      id={id}
      label={t('dates.label')}
      dates={[
        { id: 'record', label: t('dates.record'), from: countsAt },
        { id: 'use', label: t('dates.use'), from, to },
        { id: 'sale', label: t('dates.sale'), from: lockedUntil },
      ]}
      opensAt={from}
      zone={zone}
      entries={phase === 'calledOff' ? [] : entries}
    />
  )
}
