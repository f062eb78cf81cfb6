import {
  type NoMessages,
  type ScreenDefinition,
  defineScreen,
  noMessages,
} from '../definition/defineScreen.ts'
import type { NoParams } from '@onelot/domain'

/** A route whose screen is not built: a page that says so, under the screen's own name. @param title in English, Korean and Traditional Chinese */
export function notYetAvailable<const Name extends string>(
  name: Name,
  path: `/${string}`,
  access: 'guest' | 'member',
  [en, kor, tw]: readonly [string, string, string],
  more: Pick<ScreenDefinition, 'tab' | 'keepAlive' | 'entry'> = {},
): ScreenDefinition<Name, NoParams, NoMessages> {
  const title = { en, kor, tw }
  return defineScreen({
    ...more,
    name,
    path,
    access,
    title,
    messages: noMessages,
    load: async () => ({ chunk: (await import('./index.ts')).chunkOf(title) }),
  })
}
