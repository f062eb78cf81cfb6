import { createDemoBroker } from './demo/demoBroker.ts'
import { type Tabs, type TabsMessage, shareBroker } from './demo/sharedBroker.ts'
import { logToConsole } from './store/commitHub.ts'
import { createIndexedDbStore, removeIndexedDbStore } from './store/indexedDb.ts'
import { createMemoryStore } from './store/memory.ts'
import type { Store } from './store/port.ts'
import { demoMember } from './worlds/guide.ts'

export { type Tabs, type TabsMessage, demoMember }

const DATABASE = 'onelot-demo'

/**
 * What the demo build has in place of a server: one broker for all tabs, kept in the browser.
 * @param onLost the database was removed, or is of another release: the tab is to be loaded anew
 */
export const openDemo = (tabs: Tabs, onLost: () => void): ((request: Request) => Promise<Response>) =>
  shareBroker(tabs, async () => {
    const store = await openStore()
    void store.lost?.then(onLost)
    return (await createDemoBroker(store)).fetch
  })

/** A browser that keeps nothing has the demo for as long as the page is open. */
async function openStore(): Promise<Store> {
  try {
    return await createIndexedDbStore(DATABASE)
  } catch (error) {
    logToConsole('the demo is not kept', error)
    return createMemoryStore()
  }
}

/** Removes all that the demo has kept, under whichever tab has it open. */
export const startDemoAnew = (): Promise<void> => removeIndexedDbStore(DATABASE)
