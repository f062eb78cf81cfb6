import { memberLogin, memberLogout } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { createHeldStore } from '../../../testing/heldStore.ts'
import { createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const phone = '01011482916'
const password = 'Onelot2026'
const changed = { oldPassword: password, password: 'Onelot2027', passwordConfirm: 'Onelot2027' }

it.each([
  ['the password is changed', 'member/changePassword', changed],
  ['other devices are ended', 'member/endOtherDevices', {}],
])('a session that logs out at another instance while %s stays over', async (_, path, body) => {
  const memory = createMemoryStore()
  const { store, hold, held, letGo } = createHeldStore({ ...memory, exclusive: false })
  const one = await createTestBroker({ store })
  const two = await createTestBroker({ store: { ...memory, exclusive: false } })
  const member = await one.register(phone)
  const other = await one.call(memberLogin, { phone, password })
  const isOpen = async (by: typeof member) => (await two.send('member/me', {}, headersOf(by))).http === 200

  hold(({ records = [] }) => records.some(({ kind }) => kind === 'removeOwned'))
  const changing = one.send(path, body, { ...headersOf(member), 'idempotency-key': nextKey() })
  await held()
  await two.call(memberLogout, {}, member)
  expect(await isOpen(member)).toBe(false)
  letGo()
  expect((await changing).status).toBe(1)
  expect([await isOpen(member), await isOpen(other)]).toEqual([false, false])
})
