import { expect, it } from 'vitest'
import { leavePush } from './leavePush.ts'

it('ends what the device is sent', async () => {
  let ended = 0
  const unsubscribe = () => Promise.resolve((ended += 1))
  const getSubscription = () => Promise.resolve({ unsubscribe })
  const getRegistration = () => Promise.resolve({ pushManager: { getSubscription } })
  await leavePush({ serviceWorker: { getRegistration } })
  expect(ended).toBe(1)
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
