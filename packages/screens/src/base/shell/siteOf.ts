import { type SiteConfig, defaultSiteConfig, isBrandColour } from '@onelot/domain'
import type { Site } from './site.ts'

/** What the configuration says of a site's name and look. */
export type SiteTexts = { readonly [Name in 'title' | 'logo' | 'brand']: SiteConfig[Name] | undefined }

/** What of the configuration takes the place of ours, undefined where nothing does. A colour that is none is left out. */
export function siteOf({ title, logo, brand = '' }: SiteTexts): Site | undefined {
  const site: Site = {
    name: title === '' || title === defaultSiteConfig.title ? undefined : title,
    logo: logo === '' || logo === defaultSiteConfig.logo ? undefined : logo,
    brand: isBrandColour(brand) ? brand : undefined,
  }
  return Object.values(site).some((own) => own !== undefined) ? site : undefined
}
