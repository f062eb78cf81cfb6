import { setTimeout as sleep } from 'node:timers/promises'
import { closingClose } from '@onelot/api-client'
import { expect } from 'vitest'
import type { Mortal } from '../../testing/mortal.ts'
import { type TestMember, headersOf } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember } from './subject.ts'

/** HTTP status of an attempt to close, once there is one. */
async function attempt({ origin }: Mortal, member: TestMember, key: string): Promise<number> {
  for (;;) {
    try {
      const response = await fetch(`${origin()}/api/vue/${closingClose.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headersOf(member) },
        body: JSON.stringify({ password: 'Onelot2026', consented: true }),
      })
      await response.text()
      return response.status
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await sleep(15)
    }
  }
}

export const closing: Subject = {
  async prepare(world) {
    const members = [await world.register('01011110001'), await world.register('01011110002')]
    return {
      async act({ mortal }) {
        for (const [client, member] of members.entries()) {
          const key = `close-account-${String(client)}`
          // What is closed has no session: that the first answer was lost shows in the repeat.
          expect(await attempt(mortal, member, key)).toBe(401)
          expect(await attempt(mortal, member, key)).toBe(401)
        }
      },
      async check(store) {
        for (const member of members)
          expect(countOf(await eventsOfMember(store, member), 'closing.closed')).toBe(1)
        const proofOfKey: unknown = expect.objectContaining({ collection: 'site.vault' })
        expect((await store.dump())['records']).toEqual([proofOfKey])
      },
    }
  },
}
