import { commonConfig } from '@onelot/api-client'
import { useRead } from '../data/useRead.ts'

/** A value of the site's configuration, undefined until it is loaded. */
export function useSiteConfig(name: string): string | undefined {
  const { data } = useRead(commonConfig, { type: 'all' })
  return data?.find((entry) => entry.name === name)?.value
}

/** Features that a site may not offer; the configuration says each as `feature.<name>`. */
export type Feature = 'checkIn'

/** Whether the site offers a feature; undefined until its configuration is loaded. */
export function useFeature(name: Feature): boolean | undefined {
  const state = useSiteConfig(`feature.${name}`)
  return state === undefined ? undefined : state !== 'off'
}
