import { useSiteConfig } from '@onelot/screens'
import { useEffect } from 'react'
import { allowedAddress } from '../environment.ts'

interface SiteIdentityProps {
  onTitle: (site: string) => void
  allowedHosts: readonly string[]
  /** Where customer service is, when the site names an address that may be opened. */
  onCustomerService: (address: string | undefined) => void
}

/** Title and logo as the site's configuration has them, the logo below the image base. */
export function SiteIdentity({ onTitle, allowedHosts, onCustomerService }: SiteIdentityProps) {
  const title = useSiteConfig('title')
  const logo = useSiteConfig('logo')
  const imageBase = useSiteConfig('imageBase') ?? ''
  const customerService = useSiteConfig('kefuUrl')

  useEffect(() => {
    if (title) onTitle(title)
  }, [title, onTitle])

  useEffect(() => {
    if (logo) document.querySelector('link[rel="icon"]')?.setAttribute('href', imageBase + logo)
  }, [logo, imageBase])

  useEffect(() => {
    onCustomerService(allowedAddress(customerService, allowedHosts))
  }, [customerService, allowedHosts, onCustomerService])
  return null
}
