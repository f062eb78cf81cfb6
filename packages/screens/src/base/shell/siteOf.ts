import { type SiteConfig, defaultSiteConfig, isBrandColour } from '@onelot/domain'
import type { Site } from './site.ts'

/** What the configuration says of a site: its name, its look, and whether money and prices are real. */
export type SiteTexts = { readonly [Name in 'title' | 'logo' | 'brand']: SiteConfig[Name] | undefined } & {
  readonly [Name in 'money' | 'prices']?: SiteConfig[Name] | undefined
}

const realOrNot = (text: string | undefined): 'real' | undefined => (text === 'real' ? text : undefined)

/** What of the configuration takes the place of ours, undefined where nothing does. A colour that is none is left out; money and prices are real only where that is said. */
export function siteOf({ title, logo, brand = '', money, prices }: SiteTexts): Site | undefined {
  const site: Site = {
    name: title === '' || title === defaultSiteConfig.title ? undefined : title,
    logo: logo === '' || logo === defaultSiteConfig.logo ? undefined : logo,
    brand: isBrandColour(brand) ? brand : undefined,
    money: realOrNot(money),
    prices: realOrNot(prices),
  }
  return Object.values(site).some((own) => own !== undefined) ? site : undefined
}
