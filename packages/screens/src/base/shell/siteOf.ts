import {
  type SiteConfig,
  defaultSiteConfig,
  isBrandColour,
  siteCurrenciesOf,
  siteLanguagesOf,
  setSiteCurrencies,
  setSiteLanguages,
} from '@onelot/domain'
import type { Site } from './site.ts'

/** What the configuration says of a site: its name, its look, whether money and prices are real, its currencies, languages and words. */
export type SiteTexts = { readonly [Name in 'title' | 'logo' | 'brand']: SiteConfig[Name] | undefined } & {
  readonly [Name in 'money' | 'prices' | 'currencies' | 'languages' | 'words']?: SiteConfig[Name] | undefined
}

const realOrNot = (text: string | undefined): 'real' | undefined => (text === 'real' ? text : undefined)

/**
 * What of the configuration takes the place of ours, undefined where nothing does. A colour that is none is left out, and so are currencies and languages; money
 * and prices are real only where that is said. From then on amounts of the site's currencies are counted and marked as it says, and its languages can be chosen.
 */
export function siteOf({
  title,
  logo,
  brand = '',
  money,
  prices,
  currencies = '',
  languages = '',
}: SiteTexts): Site | undefined {
  const stated = siteCurrenciesOf(currencies)
  setSiteCurrencies(stated ?? [])
  const added = siteLanguagesOf(languages)
  setSiteLanguages(added ?? [])
  const site: Site = {
    name: title === '' || title === defaultSiteConfig.title ? undefined : title,
    logo: logo === '' || logo === defaultSiteConfig.logo ? undefined : logo,
    brand: isBrandColour(brand) ? brand : undefined,
    money: realOrNot(money),
    prices: realOrNot(prices),
    currencies: stated?.map(({ code }) => code),
    languages: added?.map(({ code }) => code),
  }
  return Object.values(site).some((own) => own !== undefined) ? site : undefined
}
