import { createContext, use } from 'react'
import type { RouterBridge } from '../navigation/bridge.ts'
import type { ChosenInstrument } from './chosenInstrument.ts'

/** What pages reach beyond their own screen. */
export interface PagesPorts {
  readonly bridge: RouterBridge
  readonly chosen: ChosenInstrument
}

export const PagesContext = createContext<PagesPorts | undefined>(undefined)

export function usePagesPorts(): PagesPorts {
  const ports = use(PagesContext)
  if (!ports) throw new Error('a page stands outside the app')
  return ports
}
