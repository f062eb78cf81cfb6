import type { Tabs, TabsMessage } from '@onelot/mock-api/demo'
import type { DemoPort } from '@onelot/screens'
import { haveTabs, tabChannel } from './tabs.ts'

/** Where tabs cannot reach one another, each has a broker of its own. */
const alone: Tabs = {
  lock: (_, { held }) => held(),
  channel: () => ({ post: () => undefined, listen: () => undefined }),
}

function browserTabs(): Tabs {
  if (!haveTabs()) return alone
  const { locks } = navigator
  return {
    lock(name, { held, waits }) {
      const hold = () => {
        held()
        // The browser frees the name when the tab ends.
        return new Promise<never>(() => undefined)
      }
      void locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock !== null) return hold()
        void locks.request(name, hold)
        waits()
        return undefined
      })
    },
    channel: tabChannel<TabsMessage>,
  }
}

export interface Demo {
  readonly fetch: typeof fetch
  readonly port: DemoPort
}

/** What the demo build has in place of a server. */
export async function createDemo(): Promise<Demo> {
  const { demoMember, openDemo, startDemoAnew } = await import('@onelot/mock-api/demo')
  const loadAnew = () => {
    location.reload()
  }
  const answer = openDemo(browserTabs(), loadAnew)
  return {
    fetch: (input, init) => answer(new Request(input, init)),
    port: {
      member: { phone: demoMember.phone, password: demoMember.password },
      async startAnew() {
        localStorage.clear()
        sessionStorage.clear()
        await startDemoAnew()
        location.hash = ''
        loadAnew()
      },
    },
  }
}
