import { createContext, use } from 'react'
import { useTranslation } from '../i18n/translation.tsx'

/** What a broker shows in place of ours (docs/rules/operator.md#configuration); ours where it has none of its own. */
export interface Site {
  readonly name: string | undefined
  /** The address of a picture. */
  readonly logo: string | undefined
  /** The accent, as `#rrggbb`. */
  readonly brand: string | undefined
}

/** Undefined where all is ours, or not known yet. */
export const SiteContext = createContext<Site | undefined>(undefined)

export const useSiteLogo = (): string | undefined => use(SiteContext)?.logo

export function useSiteName(): string {
  const { t } = useTranslation()
  return use(SiteContext)?.name ?? t('brand.name')
}
