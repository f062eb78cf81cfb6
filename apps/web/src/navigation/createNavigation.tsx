import type { Address, Navigation } from '@onelot/screens'
import { addressAt, addressOf, screenAt, screenNamed } from '@onelot/screens/definitions'
import type { MouseEvent } from 'react'
import { type Location, Link as RouterLink, type createHashRouter } from 'react-router-dom'
import { layerOf } from './layers.ts'
import { parentOf } from './parents.ts'

/** React-router's, over the hash or, in stories, in memory. */
export type AppRouter = ReturnType<typeof createHashRouter>

/** The one port to the router: screens use its first part, the end of a session and the native shell all of it. */
export interface AppNavigation extends Navigation {
  /** Whether `back` would lead nowhere. */
  readonly atRoot: () => boolean
  /** Where to bring a person back to; undefined on the screens of logging in. */
  readonly here: () => Address | undefined
  /** Calls `onLeft` as a navigation to another address begins; a layer has the address of its screen. Returns what ends that. */
  readonly listen: (onLeft: () => void) => () => void
}

interface NavigationOptions {
  readonly router: AppRouter
  /** Keeps the instrument of an address that is about to open. */
  readonly onOpen: (address: string) => void
  /** A finger, or the pointer's button, is on a link to the address. */
  readonly onTouched: (address: string) => void
  /** The broker's own customer service, where the site has an address that may be opened. */
  readonly customerService: () => string | undefined
  readonly openOutside: (address: string) => void
}

/** Marks entries of the browser's history that were opened from within the app, so that the one before is the app's too. */
const opened = { opened: true }
const wasOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === true

const addressIn = ({ pathname, search }: Location): string => pathname + search

/** Whether a press of a link opens it in this page: not in a new tab, nor by another button. */
const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export function createNavigation(options: NavigationOptions): AppNavigation {
  const { router, onOpen, onTouched, customerService, openOutside } = options
  // Entries of before a reload keep their numbers, which must not come again.
  let layers = Date.now()
  const here = (): string => addressIn(router.state.location)
  const isOpened = (): boolean => wasOpened(router.state.location.state)
  const layerNow = (): unknown => layerOf(router.state.location.state)
  const parent = (): Address => addressOf({ to: parentOf(router.state.location.pathname) })

  /** Whether an address needs no navigation: what shows already is scrolled to its top, customer service opens outside the app. */
  function intercept(address: string): boolean {
    const outside = address === addressOf({ to: 'customerService' }) ? customerService() : undefined
    if (outside !== undefined) openOutside(outside)
    else if (address === here()) scrollTo({ top: 0 })
    else {
      onOpen(address)
      return false
    }
    return true
  }

  const Link: Navigation['Link'] = ({ href, children, onClick, ...rest }) => {
    if (!href.startsWith('#')) {
      return (
        <a {...rest} href={href} onClick={onClick}>
          {children}
        </a>
      )
    }
    const address = href.slice(1)
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.()
      if (!event.defaultPrevented && opensHere(event) && intercept(address)) event.preventDefault()
    }
    return (
      <RouterLink
        {...rest}
        to={address}
        state={opened}
        onPointerDown={(event) => {
          if (opensHere(event)) onTouched(address)
        }}
        onClick={follow}
      >
        {children}
      </RouterLink>
    )
  }

  return {
    go: (target) => {
      const address = addressOf(target)
      if (!intercept(address)) void router.navigate(address, { state: opened })
    },
    replace: (target) => {
      const address = typeof target === 'string' ? target : addressOf(target)
      void router.navigate(address, {
        replace: true,
        state: isOpened() ? opened : undefined,
        preventScrollReset:
          screenAt(address.split('?')[0] ?? '') === screenAt(router.state.location.pathname),
      })
    },
    back: () => {
      if (isOpened()) void router.navigate(-1)
      else void router.navigate(parent(), { replace: true })
    },
    openLayer: (onBack) => {
      layers += 1
      const layer = layers
      let entered = false
      const stop = router.subscribe(() => {
        const shown = layerNow() === layer
        if (entered && !shown) {
          stop()
          onBack()
        }
        entered ||= shown
      })
      void router.navigate(here(), { state: { ...opened, layer }, preventScrollReset: true })
      return () => {
        stop()
        if (layerNow() === layer) void router.navigate(-1)
      }
    },
    href: (target) => `#${addressOf(target)}`,
    titleOf: (name) => screenNamed(name).title,
    Link,
    atRoot: () => !isOpened() && parent() === here(),
    here: () => (screenAt(router.state.location.pathname)?.entry ? undefined : addressAt(here())),
    listen: (onLeft) => {
      const ahead = (): string => addressIn(router.state.navigation.location ?? router.state.location)
      let heading = ahead()
      return router.subscribe(() => {
        if (ahead() === heading) return
        heading = ahead()
        onLeft()
      })
    },
  }
}
