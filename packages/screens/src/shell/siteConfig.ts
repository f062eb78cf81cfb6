import { commonConfig } from '@onelot/api-client'
import { useRead } from '../data/useRead.ts'

/** A value of the site's configuration, undefined until it is loaded. */
export function useSiteConfig(name: string): string | undefined {
  const { data } = useRead(commonConfig, { type: 'all' })
  return data?.find((entry) => entry.name === name)?.value
}
