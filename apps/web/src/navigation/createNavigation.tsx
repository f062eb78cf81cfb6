import type { Navigation } from '@onelot/screens'
import type { MouseEvent } from 'react'
import { addressOf } from './addresses.ts'
import type { RouterBridge } from './bridge.ts'

interface NavigationOptions {
  readonly bridge: RouterBridge
  /** The broker's own customer service, where the site names one that may be opened (section 2, "kefu"). */
  readonly customerService: () => string | undefined
  readonly openOutside: (address: string) => void
}

/** The port by which screens navigate. It is made once, so that no screen is drawn anew because of it. */
export function createNavigation({ bridge, customerService, openOutside }: NavigationOptions): Navigation {
  const href: Navigation['href'] = (target) => `#${addressOf(target)}`

  const Link: Navigation['Link'] = ({ href: to, children, ...rest }) => {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || elsewhere || !to.startsWith('#')) return
      event.preventDefault()
      bridge.open(to.slice(1))
    }
    return (
      <a {...rest} href={to} onClick={follow}>
        {children}
      </a>
    )
  }

  return {
    go: (target) => {
      const address = target.to === 'customerService' ? customerService() : undefined
      if (address === undefined) bridge.open(addressOf(target))
      else openOutside(address)
    },
    replace: (target) => {
      bridge.replace(addressOf(target))
    },
    back: bridge.back,
    href,
    Link,
  }
}
