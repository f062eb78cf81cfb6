import { createBrowserBroker, worldNames } from '@onelot/mock-api/browser'
import { commands } from 'vitest/browser'
import { expect, it } from 'vitest'
import { hashOf } from './storyMode.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The dump of a world that Node builds, as JSON. */
    worldDump: (world: string) => Promise<string>
  }
}

/** One world of so many, in every run the same; WORLDS=all in the nightly run. */
const ONE_OF = import.meta.env['WORLDS'] === 'all' ? 1 : 5
const some = worldNames.filter((world) => hashOf(world) % ONE_OF === 0)

it.each(some)('the world %s is built alike in a browser and in Node, byte for byte', async (world) => {
  const built = await createBrowserBroker({ world })
  const dump = JSON.stringify(await built.broker.services.store.dump())
  await built.dispose()
  expect(dump.length).toBeGreaterThan(1_000)
  expect(dump).toBe(await commands.worldDump(world))
})
