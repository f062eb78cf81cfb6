import { useToast } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFiles, useNow } from '../../base/ports/ports.ts'
import { type CalendarEntry, aheadOf, calendarFile } from './calendarFile.ts'

/** Gives what is ahead as a file for the reader's calendar. */
export function useSaveCalendar(): (id: string, entries: readonly CalendarEntry[]) => Promise<void> {
  const { t } = useTranslation('newShares')
  const files = useFiles()
  const now = useNow()
  const toast = useToast()
  return async (id, entries) => {
    const text = calendarFile(aheadOf(entries, now()), now())
    try {
      await files.save({ name: `${id}.ics`, type: 'text/calendar', text })
    } catch {
      toast.show({ message: t('calendar.failed'), tone: 'error' })
    }
  }
}
