import { expect, it } from 'vitest'
import { leavePush } from './leavePush.ts'

it('ends what the device is sent, and takes away what shows', async () => {
  let ended = 0
  const unsubscribe = () => Promise.resolve((ended += 1))
  const getSubscription = () => Promise.resolve({ unsubscribe })
  let closed = 0
  const getNotifications = () => Promise.resolve([{ close: () => (closed += 1) }])
  const getRegistration = () => Promise.resolve({ pushManager: { getSubscription }, getNotifications })
  await leavePush({ serviceWorker: { getRegistration } })
  expect([ended, closed]).toEqual([1, 1])
})

it.each([
  ['workers', {}],
  ['a worker', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } }],
  ['push', { serviceWorker: { getRegistration: () => Promise.resolve({}) } }],
  [
    'a subscription',
    {
      serviceWorker: {
        getRegistration: () =>
          Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(null) } }),
      },
    },
  ],
])('does nothing without %s', async (_, browser) => {
  await expect(leavePush(browser)).resolves.toBeUndefined()
})
