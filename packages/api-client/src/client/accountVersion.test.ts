import { expect, it } from 'vitest'
import { ACCOUNT_VERSION_HEADER } from '../constants.ts'
import { commonConfig } from '../contract/site/common.ts'
import { createClient } from './createClient.ts'

it.each([
  ['7', [7]],
  ['', []],
  ['-7', []],
  [undefined, []],
])('a read of a broker that names %o as the version of the account passes on %o', async (named, passed) => {
  const headers = named === undefined ? {} : { [ACCOUNT_VERSION_HEADER]: named }
  const client = createClient({
    origin: 'https://broker.example',
    fetch: () => Promise.resolve(Response.json({ status: 1, msg: '', data: [] }, { headers })),
    session: () => undefined,
    onSessionEnded: () => undefined,
    readCookie: () => undefined,
    newKey: () => 'key-1',
    now: () => 0,
  })
  const versions: number[] = []
  await client.read(commonConfig, { type: 'all' }, { onAccountVersion: (version) => versions.push(version) })
  expect(versions).toEqual(passed)
})
