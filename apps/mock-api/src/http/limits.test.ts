import { plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, nextKey, requestTo, testTime } from '../testing/testBroker.ts'

const two = { max: 2, windowMs: 10_000 }
const site = { submissions: two, guestSubmissions: two, marketReads: two }
const login = { phone: '01022220000', password: 'Wrong2026' }
const check = { endpoint: 'member/login', key: 'a-key-of-nobody' }

describe('what is refused for its number', () => {
  it.each([
    ['submissions of a member', 'trade/cancel', { order: 'O1' }, 'sentOften', 10_000],
    ['submissions of guests', 'member/login', login, 'networkSentOften', 10_000],
    ['checks of outcomes', 'common/outcome', check, 'networkSentOften', 10_000],
    ['reads of the market', 'market/overview', {}, 'networkSentOften', 5_000],
  ])('says what is limited, and until when: %s', async (_, path, body, limited, ms) => {
    const world = await createTestBroker({ site })
    const member = headersOf(await world.register('01011110000'))
    const ask = async () => {
      const headers = { ...member, 'idempotency-key': nextKey(), cookie: 'onelot-device=device-of-a-guest' }
      const response = await world.broker.fetch(requestTo(path, body, headers), { address: '192.0.2.1' })
      return (await response.json()) as { readonly msg: string }
    }
    for (let index = 0; index < 2; index += 1) expect((await ask()).msg).not.toBe('TOO_FREQUENT')
    const data = { params: { limited, until: plusMs(testTime, ms) }, fields: {} }
    expect(await ask()).toMatchObject({ msg: 'TOO_FREQUENT', data })
  })
})
