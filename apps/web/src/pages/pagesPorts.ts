import { createContext, use } from 'react'
import type { ChosenInstrument } from './chosenInstrument.ts'
import type { ScreenChunks } from './screenChunks.ts'
import type { ScreenTimes } from './screenTimes.ts'
import type { WarmScreens } from './warmScreens.ts'

/** What pages use beyond their own screen. */
export interface PagesPorts {
  readonly chunks: ScreenChunks
  readonly chosen: Pick<ChosenInstrument, 'read'>
  readonly times: Pick<ScreenTimes, 'drawn'>
  readonly warm: Pick<WarmScreens, 'drawn'>
}

export const PagesContext = createContext<PagesPorts | undefined>(undefined)

export function usePagesPorts(): PagesPorts {
  const ports = use(PagesContext)
  if (!ports) throw new Error('a page is used outside the app')
  return ports
}
