import { expect, it } from 'vitest'
import { createTestBroker, requestTo } from '../testing/testBroker.ts'

const token = 'operator-token'

it('refuses whoever has shown ten wrong tokens in a minute, from one network address', async () => {
  const { broker, pass } = await createTestBroker({ operator: { token } })
  const ask = async (given: string, address: string) => {
    const request = requestTo('failures', {}, { 'ops-token': given }, 'ops')
    const { msg } = (await (await broker.fetch(request, { address })).json()) as { readonly msg: string }
    return msg
  }
  for (let index = 0; index < 12; index += 1) {
    expect(await ask(token, '192.0.2.1')).toBe('')
    expect(await ask('', '192.0.2.1')).toBe('CREDENTIALS_WRONG')
  }
  for (let index = 0; index < 10; index += 1)
    expect(await ask(`wrong-${String(index)}`, '192.0.2.1')).toBe('CREDENTIALS_WRONG')
  expect([await ask('wrong', '192.0.2.1'), await ask(token, '192.0.2.1')]).toEqual([
    'TOO_FREQUENT',
    'TOO_FREQUENT',
  ])
  expect(await ask(token, '192.0.2.2')).toBe('')
  await pass(60_000)
  expect(await ask(token, '192.0.2.1')).toBe('')
})
