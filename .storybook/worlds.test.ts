import { createBrowserBroker, worldNames } from '@onelot/mock-api/browser'
import { commands } from 'vitest/browser'
import { expect, it } from 'vitest'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The dump of a world that Node builds, as JSON. */
    worldDump: (world: string) => Promise<string>
  }
}

it.each(worldNames)('the world %s is built alike in a browser and in Node, byte for byte', async (world) => {
  const built = await createBrowserBroker({ world })
  const dump = JSON.stringify(await built.broker.services.store.dump())
  await built.dispose()
  expect(dump.length).toBeGreaterThan(1_000)
  expect(dump).toBe(await commands.worldDump(world))
})
