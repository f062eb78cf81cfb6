import { useSiteConfig } from '@onelot/screens'
import { useEffect } from 'react'
import { allowedAddress } from '../environment.ts'

interface SiteIdentityProps {
  allowedHosts: readonly string[]
  /** Told where customer service is, when the site names an address that may be opened. */
  onCustomerService: (address: string | undefined) => void
}

/** The logo as the site's configuration gives it (section 3), below the image base. The title is part of each screen's. */
export function SiteIdentity({ allowedHosts, onCustomerService }: SiteIdentityProps) {
  const logo = useSiteConfig('logo')
  const imageBase = useSiteConfig('imageBase') ?? ''
  const customerService = useSiteConfig('kefuUrl')

  useEffect(() => {
    if (logo) document.querySelector('link[rel="icon"]')?.setAttribute('href', imageBase + logo)
  }, [logo, imageBase])

  useEffect(() => {
    onCustomerService(allowedAddress(customerService, allowedHosts))
  }, [customerService, allowedHosts, onCustomerService])
  return null
}
