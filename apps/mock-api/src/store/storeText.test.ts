import { siteStream } from '@onelot/domain'
import { expect, it } from 'vitest'
import { append } from './contract/fixtures.ts'
import { textOfAppend } from './storeText.ts'

it('an append takes of a stream that it expects no more to the database than its version', () => {
  const view = { stream: siteStream, version: 3, state: { slices: {} }, lines: 0 }
  expect(textOfAppend(append([], { basedOn: [view] })).expects).toEqual([{ stream: siteStream, version: 3 }])
})
