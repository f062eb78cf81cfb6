import { useEffect } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useSiteConfig } from './siteConfig.ts'

/** Names the document after the screen that shows: a screen that is kept hidden has no effects. */
export function useDocumentTitle(screen: string): void {
  const { t } = useTranslation()
  const configured = useSiteConfig('title')
  const site = configured === undefined || configured === '' ? t('brand.name') : configured
  useEffect(() => {
    document.title = `${screen} · ${site}`
  }, [screen, site])
}
