import type { RouteTarget } from '@onelot/screens'
import { type ScreenParams, isKeptAlive, loadScreen } from '@onelot/screens/screen-table'
import { Activity, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Journey, Page } from './scenarioTypes.ts'

const same = (a: RouteTarget, b: RouteTarget): boolean => JSON.stringify(a) === JSON.stringify(b)

async function pageOf(place: RouteTarget): Promise<Page> {
  const { to, ...carried } = place
  const params: ScreenParams = carried
  const render = await loadScreen(to)
  return { place, render: () => render(params) }
}

/**
 * The places that a person comes by, as the app keeps them: where they are, what lies behind, what is kept alive. They arrive once the
 * screen's script is there: a play presses in React's `act`, in which nothing may suspend.
 */
export async function createJourney(opens: RouteTarget): Promise<Journey> {
  const listeners = new Set<() => void>()
  let behind: readonly RouteTarget[] = []
  let bound = opens
  let pages = arrive(await pageOf(opens), [])

  function arrive(here: Page, kept: readonly Page[]) {
    if (!isKeptAlive(here.place.to)) return { here, kept }
    return { here, kept: [...kept.filter(({ place }) => place.to !== here.place.to), here] }
  }
  async function show(place: RouteTarget): Promise<void> {
    bound = place
    const page = await pageOf(place)
    if (bound !== place) return
    pages = arrive(page, pages.kept)
    for (const listener of [...listeners]) listener()
  }

  return {
    read: () => pages,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    go: (target) => {
      if (same(target, bound)) return
      behind = [...behind, bound]
      void show(target)
    },
    replace: (target) => void show(target),
    back: () => {
      const last = behind.at(-1)
      if (last === undefined) return
      behind = behind.slice(0, -1)
      void show(last)
    },
  }
}

interface ScreensProps {
  journey: Journey
  /** Whose they are: what is kept of one person is not shown to another. */
  account: string | undefined
}

/** The screen of the place where the journey is, over those that are kept alive. */
export function Screens({ journey, account = 'a guest' }: ScreensProps): ReactNode {
  const { here, kept } = useSyncExternalStore(journey.subscribe, journey.read)
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [here])
  return (kept.includes(here) ? kept : [...kept, here]).map((page) => (
    <Activity
      key={isKeptAlive(page.place.to) ? `${page.place.to} of ${account}` : JSON.stringify(page.place)}
      mode={page === here ? 'visible' : 'hidden'}
    >
      {page.render()}
    </Activity>
  ))
}
