import { commonConfig } from '@onelot/api-client'
import { useMemo } from 'react'
import { useRead } from '../data/useRead.ts'
import type { SiteTexts } from './siteOf.ts'

/** Name and look, whether money and prices are real, the currencies, languages and words, as the site's configuration has them, undefined until it is loaded. */
export function useSiteTexts(): SiteTexts | undefined {
  const { data } = useRead(commonConfig, { type: 'all' })
  return useMemo(() => {
    const valueOf = (name: string) => data?.find((entry) => entry.name === name)?.value
    return (
      data && {
        title: valueOf('title'),
        logo: valueOf('logo'),
        brand: valueOf('brand'),
        money: valueOf('money'),
        prices: valueOf('prices'),
        currencies: valueOf('currencies'),
        languages: valueOf('languages'),
        words: valueOf('words'),
      }
    )
  }, [data])
}

/** A value of the site's configuration, undefined until it is loaded. */
export function useSiteConfig(name: string): string | undefined {
  const { data } = useRead(commonConfig, { type: 'all' })
  return data?.find((entry) => entry.name === name)?.value
}
