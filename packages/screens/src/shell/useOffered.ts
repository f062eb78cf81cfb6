import type { PlainRoute } from '../definition/routes.ts'
import { useFeature } from './siteConfig.ts'

/** Whether a way to a screen shows: not where the site says that it does not offer it. Until its configuration is loaded, all do. */
export function useOffered(): (to: PlainRoute) => boolean {
  const hasCheckIn = useFeature('checkIn') !== false
  return (to) => to !== 'checkIn' || hasCheckIn
}
