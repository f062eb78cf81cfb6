import { createBrowserBroker } from '../browser.ts'
import type { WorldName } from '../worlds/worlds.ts'
import { nextKey, requestTo } from './testBroker.ts'

/** What one call answers in a world that is built for it, to the one who is logged in there. */
export async function readInWorld(name: WorldName, path: string, request: object): Promise<unknown> {
  const world = await createBrowserBroker({ world: name })
  const headers = { ...world.session, 'idempotency-key': nextKey() }
  const answer = await world.fetch(requestTo(path, request, headers))
  await world.dispose()
  return ((await answer.json()) as { readonly data: unknown }).data
}
