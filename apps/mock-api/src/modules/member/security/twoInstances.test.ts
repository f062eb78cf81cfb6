import { memberSetFundPassword } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { laptopBrowser, phoneBrowser, sendFrom } from '../../../testing/onDevice.ts'
import { createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const phone = '01011482916'
const password = 'Onelot2026'
const [digits, others] = ['730518', '604193']

it('guesses at two instances count together, and leave the login of a known device alone', async () => {
  const store = createMemoryStore()
  const one = await createTestBroker({ store })
  const two = await createTestBroker({ store })
  const member = await one.register(phone)
  const chosen = { fundPassword: digits, fundPasswordConfirm: digits }
  await one.call(memberSetFundPassword, chosen, member)
  const change = async (world: typeof one, oldFundPassword: string) => {
    const body = { oldFundPassword, fundPassword: others, fundPasswordConfirm: others }
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    // Five of a kind in ten seconds would be too many too.
    await one.pass(11_000)
    await two.pass(11_000)
    return (await world.send('member/changeFundPassword', body, headers)).msg
  }
  const logIn = async (world: typeof one, browser: typeof phoneBrowser, typed = password) =>
    (await sendFrom(world, browser, 'member/login', { phone, password: typed })).msg
  expect(await logIn(one, phoneBrowser)).toBe('LOGGED_IN')

  for (const world of [one, two, one, two, one])
    expect(await change(world, '111222')).toBe('ORIGINAL_PASSWORD_WRONG')
  for (const world of [one, two]) {
    expect(await change(world, '111222')).toBe('TOO_FREQUENT')
    expect(await change(world, digits), 'the right one').toBe('TOO_FREQUENT')
  }

  for (const world of [one, two, one, two, one])
    expect(await logIn(world, laptopBrowser, 'Wrong2026')).toBe('CREDENTIALS_WRONG')
  for (const world of [one, two]) {
    expect(await logIn(world, laptopBrowser)).toBe('TOO_FREQUENT')
    expect(await logIn(world, phoneBrowser)).toBe('LOGGED_IN')
  }

  await one.pass(15 * 60_000)
  await two.pass(15 * 60_000)
  expect(await change(two, digits), 'a quarter of an hour later').toBe('')
})
