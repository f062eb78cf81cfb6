import type { ProductOnWire } from '@onelot/api-client'
import type { AccountId } from '@onelot/domain'
import type { Services } from '../../services.ts'

type Title = ProductOnWire['title']

interface TitleAsked {
  readonly services: Services
  readonly account: AccountId
}

/** What something of a module is called that is no share, by its id: a follow by its mentor. */
export type TitleSource = (id: string, asked: TitleAsked) => Promise<Title | undefined>

interface OfModule {
  readonly module: string
  readonly id: string
}

/** Asks for each title once. */
export function titlesFor(asked: TitleAsked): (of: OfModule) => Promise<Title | undefined> {
  const known = new Map<string, Promise<Title | undefined>>()
  return async ({ module, id }) => {
    const key = `${module} ${id}`
    const found = known.get(key) ?? asked.services.titleSources.get(module)?.(id, asked)
    if (found !== undefined) known.set(key, found)
    return found
  }
}
