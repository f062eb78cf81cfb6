import { createDemoBroker } from './demo/demoBroker.ts'
import { type Tabs, type TabsChannel, shareBroker } from './demo/sharedBroker.ts'
import { createIndexedDbStore, removeIndexedDbStore } from './store/indexedDb.ts'
import { demoMember } from './worlds/guide.ts'

export { type Tabs, type TabsChannel, demoMember }

const DATABASE = 'onelot-demo'

/**
 * What the demo build has in place of a server: one broker for all tabs, kept in the browser.
 * @param onLost the database was removed, or is of another release: the tab is to be loaded anew
 */
export const openDemo = (tabs: Tabs, onLost: () => void): ((request: Request) => Promise<Response>) =>
  shareBroker(tabs, async () => {
    const store = await createIndexedDbStore(DATABASE)
    void store.lost?.then(onLost)
    return (await createDemoBroker(store)).fetch
  })

/** Removes all that the demo has kept, under whichever tab has it open. */
export const startDemoAnew = (): Promise<void> => removeIndexedDbStore(DATABASE)
