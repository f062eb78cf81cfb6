import { type Site, siteOf, useSiteConfig } from '@onelot/screens'
import { useEffect } from 'react'
import { allowedAddress } from '../environment.ts'

interface SiteIdentityProps {
  onTitle: (site: string) => void
  /** Name, logo and colour of the broker's own; undefined while there is none. */
  onSite: (site: Site | undefined) => void
  allowedHosts: readonly string[]
  /** Where customer service is, when the site names an address that may be opened. */
  onCustomerService: (address: string | undefined) => void
}

/** Title, logo and colour as the site's configuration has them, the logo below the image base. */
export function SiteIdentity({ onTitle, onSite, allowedHosts, onCustomerService }: SiteIdentityProps) {
  const title = useSiteConfig('title')
  const logo = useSiteConfig('logo')
  const brand = useSiteConfig('brand')
  const imageBase = useSiteConfig('imageBase') ?? ''
  const customerService = useSiteConfig('kefuUrl')

  useEffect(() => {
    if (title) onTitle(title)
  }, [title, onTitle])

  useEffect(() => {
    onSite(siteOf({ title, logo, brand }))
  }, [title, logo, brand, onSite])

  useEffect(() => {
    if (logo) document.querySelector('link[rel="icon"]')?.setAttribute('href', imageBase + logo)
  }, [logo, imageBase])

  useEffect(() => {
    onCustomerService(allowedAddress(customerService, allowedHosts))
  }, [customerService, allowedHosts, onCustomerService])
  return null
}
