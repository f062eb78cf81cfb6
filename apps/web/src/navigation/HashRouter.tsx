import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { NavigationType, type Navigator, Router, type To, createPath } from 'react-router-dom'
import type { Arrival, HashHistory } from './hashHistory.ts'

interface HashRouterProps {
  history: HashHistory
  children: ReactNode
}

const kinds = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
} satisfies Record<Arrival, NavigationType>

const address = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/** The router over our own history, which others than screens reach too; its own hash router would bring twice the script. */
export function HashRouter({ history, children }: HashRouterProps) {
  const { location, arrival } = useSyncExternalStore(history.subscribe, history.read)
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => `#${address(to)}`,
      go: history.go,
      push: (to) => {
        history.push(address(to))
      },
      replace: (to) => {
        history.replace(address(to))
      },
    }),
    [history],
  )
  return (
    <Router location={location} navigationType={kinds[arrival]} navigator={navigator}>
      {children}
    </Router>
  )
}
