import { type SiteTexts, useSiteConfig, useSiteTexts } from '@onelot/screens'
import { useEffect } from 'react'
import { allowedAddress } from '../environment.ts'
import { showIcon } from './siteIcon.ts'

interface SiteIdentityProps {
  onTitle: (site: string) => void
  /** Name, logo and colour, once they are read. */
  onSite: (texts: SiteTexts) => void
  allowedHosts: readonly string[]
  /** Where customer service is, when the site names an address that may be opened. */
  onCustomerService: (address: string | undefined) => void
}

/** Title, logo and colour as the site's configuration has them, the logo below the image base. */
export function SiteIdentity({ onTitle, onSite, allowedHosts, onCustomerService }: SiteIdentityProps) {
  const texts = useSiteTexts()
  const { title, logo } = texts ?? {}
  const imageBase = useSiteConfig('imageBase') ?? ''
  const customerService = useSiteConfig('kefuUrl')

  useEffect(() => {
    if (title) onTitle(title)
  }, [title, onTitle])

  useEffect(() => {
    if (texts) onSite(texts)
  }, [texts, onSite])

  useEffect(() => {
    if (logo) showIcon(document, imageBase + logo)
  }, [logo, imageBase])

  useEffect(() => {
    onCustomerService(allowedAddress(customerService, allowedHosts))
  }, [customerService, allowedHosts, onCustomerService])
  return null
}
