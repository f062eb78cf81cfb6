import type { InstrumentOnWire } from '@onelot/api-client'
import { use } from 'react'
import { SiteContext } from './site.ts'

/** Whether money is practice money (docs/rules/operator.md#configuration). Until it is known, nothing is said of it. */
export function useIsPractice(): boolean {
  const site = use(SiteContext)
  return site !== 'unread' && site?.money !== 'real'
}

/**
 * Whether prices, and what is made of them, are simulated: as the site says, or of an instrument that is itself fictional. Until it is known,
 * nothing is said of it.
 */
export function useIsSimulated(): (instrument?: Pick<InstrumentOnWire, 'origin'>) => boolean {
  const site = use(SiteContext)
  return (instrument) => site !== 'unread' && (site?.prices !== 'real' || instrument?.origin === 'simulated')
}
