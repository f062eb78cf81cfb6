import { NoticeBar, formatNear, useTheme } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNow } from '../ports/ports.ts'
import { readerZone } from '../i18n/readerZone.ts'
import type { Outdated } from '../data/refreshing.ts'
import { LeftOut, type LeftOutRead } from './LeftOut.tsx'
import { useFailureDetails } from './useFailureDetails.ts'

export interface NotRefreshedProps {
  /** What the screen shows. */
  reads: readonly (Partial<LeftOutRead> & { readonly outdated: Outdated | undefined })[]
}

/**
 * Says that what is on the screen is old, since when and why; of several reads, the first outdated one is named. Says as well how many rows of
 * it are missing.
 */
export function NotRefreshed({ reads }: NotRefreshedProps) {
  const outdated = reads.find((read) => read.outdated !== undefined)?.outdated
  return (
    <>
      {outdated === undefined ? null : <OutdatedBar {...outdated} />}
      <LeftOut reads={reads} />
    </>
  )
}

function OutdatedBar({ since, failure }: Outdated) {
  const { t } = useTranslation()
  const { locale } = useTheme()
  const now = useNow()
  const { reason } = useFailureDetails()(failure)
  const time = formatNear(locale, since, now(), readerZone())
  return <NoticeBar tone="error">{t('notRefreshed', { time, reason })}</NoticeBar>
}
