import { type Currency, type Language, knownLanguages } from '@onelot/domain'
import { createContext, use } from 'react'
import { useTranslation } from '../i18n/translation.tsx'

/** What a broker shows in place of ours (docs/rules/operator.md#configuration); ours where it has none of its own. */
export interface Site {
  readonly name: string | undefined
  /** The address of a picture. */
  readonly logo: string | undefined
  /** The accent, as `#rrggbb`. */
  readonly brand: string | undefined
  /** What is deposited and traded. @defaultValue practice money */
  readonly money?: 'real' | undefined
  /** Where prices, companies and news come from. @defaultValue simulated ones */
  readonly prices?: 'real' | undefined
  /** What amounts are in, in the order in which they are shown; totals can be in the first four. @defaultValue ours */
  readonly currencies?: readonly Currency[] | undefined
  /** Those beside ours. */
  readonly languages?: readonly Language[] | undefined
}

/** `unread` until it is known whose name and look the site has: nothing shows of any, so that ours does not turn into another's. */
export type ShownSite = Site | 'unread'

/** Undefined where all is ours. */
export const SiteContext = createContext<ShownSite | undefined>(undefined)

export type SiteLogo =
  | { readonly kind: 'ours' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'own'; readonly address: string }

export function useSiteLogo(): SiteLogo {
  const site = use(SiteContext)
  if (site === 'unread') return { kind: 'unread' }
  return site?.logo === undefined ? { kind: 'ours' } : { kind: 'own', address: site.logo }
}

/** Undefined where they are ours, or not known yet. */
export function useSiteCurrencies(): readonly Currency[] | undefined {
  const site = use(SiteContext)
  return site === 'unread' ? undefined : site?.currencies
}

/** Whether the site has amounts in a currency: in any where it names none of its own. What was chosen before its configuration arrived may be another. */
export function useHasCurrency(): (currency: Currency) => boolean {
  const ofSite = useSiteCurrencies()
  return (currency) => ofSite === undefined || ofSite.includes(currency)
}

/** Those that can be chosen. A screen that shows them is drawn anew once a site's configuration brings others. */
export function useLanguages(): readonly Language[] {
  use(SiteContext)
  return knownLanguages()
}

/** Undefined until it is known. */
export function useSiteName(): string | undefined {
  const { t } = useTranslation()
  const site = use(SiteContext)
  return site === 'unread' ? undefined : (site?.name ?? t('brand.name'))
}
