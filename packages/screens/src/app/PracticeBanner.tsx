import { commonConfig } from '@onelot/api-client'
import { NoticeBar, PracticeBanner as PracticeNotice } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useRead } from './useRead.ts'

/** A value of the site's configuration (section 7), undefined until it is here. */
export function useSiteConfig(name: string): string | undefined {
  const { data } = useRead(commonConfig, { type: 'all' })
  return data?.find((entry) => entry.name === name)?.value
}

/** The label that never hides: practice money, and hours that no exchange keeps (RULES 4). */
export function PracticeBanner() {
  const { t } = useTranslation()
  const calendar = useSiteConfig('calendar')
  return calendar === 'demo' ? <NoticeBar>{t('practice.demoCalendar')}</NoticeBar> : <PracticeNotice />
}
