import { commonConfig } from '@onelot/api-client'
import type { ScreenName } from '../definition/routes.ts'
import { useRead } from '../data/useRead.ts'
import { isScreenOffered } from './features.ts'

/** Whether a screen, and a way to it, shows: not where the site does not offer what it is part of (`features.ts`). */
export function useOffered(): (screen: ScreenName) => boolean {
  const { data } = useRead(commonConfig, { type: 'all' })
  return (screen) => isScreenOffered(screen, data)
}
