import type { OfferOnWire } from '@onelot/api-client'
import { useToast } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useFiles, useNow } from '../ports/ports.ts'
import { calendarFile } from './calendarFile.ts'
import { calendarOf } from './offerCalendar.ts'

/** Gives the dates of an offer that are ahead as a file for the reader's calendar. */
export function useSaveCalendar(): (offer: OfferOnWire) => Promise<void> {
  const { t } = useTranslation('newShares')
  const name = useName()
  const files = useFiles()
  const now = useNow()
  const toast = useToast()
  return async (offer) => {
    const { instrument, issuer, id } = offer
    const entries = calendarOf(
      offer,
      now(),
      (moment) => t(`calendar.${moment}`, { name: name(instrument.name) }),
      `${name(issuer)}, ${instrument.market} ${instrument.code}`,
    )
    try {
      await files.save({ name: `${id}.ics`, type: 'text/calendar', text: calendarFile(entries, now()) })
    } catch {
      toast.show({ message: t('calendar.failed'), tone: 'error' })
    }
  }
}
