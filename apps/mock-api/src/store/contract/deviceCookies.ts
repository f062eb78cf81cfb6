import { expect } from 'vitest'
import type { Store } from '../port.ts'
import { anna, apple, at, ben, event } from './fixtures.ts'

const [first, second] = ['cookie-of-a-device', 'cookie-of-another']
const command = (device: string): string => `device ${device}\nmember/login\nkey-000001`
const entry = `${command(first)}/${anna}/0/test.tell`
const delivered = `${entry}/${ben}/`
const failure = `${at(0)} ${delivered}`
/** Of a member: it names no device of a guest. */
const own = 'A1\nsecurity/endDevice\nkey-000001'
const body = JSON.stringify(event())
const inserted = (stream: string, version: number, name: string, correlation: string): string =>
  `('${stream}', ${String(version)}, 1, 'guest', '${name}', '${correlation}', '${body}')`

/** What guests did, in the form of the first schema of both databases: named by the cookies of their devices. */
export const contentsWithCookies = `
  INSERT INTO streams (stream, kind, version) VALUES ('${anna}', 'account', 3), ('${ben}', 'account', 2);
  INSERT INTO events (stream, version, ordinal, actor, command, correlation, body) VALUES
    ${inserted(anna, 1, command(first), command(first))},
    ${inserted(anna, 2, command(second), command(second))},
    ${inserted(anna, 3, own, own)},
    ${inserted(ben, 1, delivered, command(first))},
    ${inserted(ben, 2, `retry ${failure}`, command(first))};
  INSERT INTO outcomes (scope, endpoint, key, body_hash, answer, expires_at) VALUES
    ('device ${first}', 'member/login', 'key-000001', 'digest', 'sealed', '${at(86_400)}'),
    ('device ', 'member/login', 'key-000002', 'digest', 'of a page', '${at(86_400)}'),
    ('A1', 'trade/place', 'key-000001', 'digest', 'of a member', '${at(86_400)}');
  INSERT INTO records (collection, key, owner, body) VALUES
    ('kernel.failures', '${failure}', '${ben}', '${JSON.stringify({ id: failure, correlation: command(first) })}'),
    ('test.notes', 'N1', 'A1', '${JSON.stringify({ note: 'device of mine' })}');
  INSERT INTO outbox (id, process, at, correlation, body)
  VALUES ('${entry}', 'test.tell', '${at(0)}', '${command(first)}', '${body}');
  INSERT INTO deliveries (position, stream, key, entry)
  VALUES ((SELECT position FROM outbox), '${ben}', '${apple}', '${entry}');`

/** Checks that a store which has opened them knows no cookie any more, and still knows what follows from what. */
export async function expectNoCookies(store: Store): Promise<void> {
  const dump = await store.dump()
  const text = JSON.stringify(dump)
  for (const device of [first, second]) expect(text).not.toContain(device)

  const loaded = await Promise.all([anna, ben].map((stream) => store.load(stream, 0)))
  const [opening, other, mine, told, retried] = loaded.flatMap(({ events }) => events.map(({ meta }) => meta))
  const name = /^device (\S+)\nmember\/login\nkey-000001$/.exec(opening?.command ?? '')?.[1] ?? ''
  expect(name.length).toBeGreaterThan(30)
  const renamed = (former: string): string => former.replace(first, name)
  expect(opening).toEqual({ actor: 'guest', command: renamed(command(first)), correlation: opening?.command })
  expect(other?.command).not.toBe(opening?.command)
  expect(other?.correlation).toBe(other?.command)
  expect(mine?.command).toBe(own)
  expect(told).toMatchObject({ command: renamed(delivered), correlation: opening?.command })
  expect(retried).toMatchObject({ command: renamed(`retry ${failure}`), correlation: opening?.command })
  expect(dump['deliveries']).toMatchObject([
    { entry: { id: renamed(entry), correlation: opening?.command }, stream: ben },
  ])
  const id = renamed(failure)
  expect(dump['records']).toMatchObject([
    { key: id, body: { id, correlation: opening?.command } },
    { key: 'N1', body: { note: 'device of mine' } },
  ])
  expect(dump['outcomes']).toMatchObject([{ scope: 'A1' }, { scope: 'device ', answer: 'of a page' }])
}
