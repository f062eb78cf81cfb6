import { describe, expect, it, vi } from 'vitest'
import { createNotifications } from './notifications.ts'
import { fakeDevice } from './testing/device.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function notificationsOn(device = fakeDevice()) {
  const notifications = createNotifications(device.plugins, device.page)
  await settled()
  return { ...device, notifications }
}

const filled = (onOpen = () => undefined) => ({ tag: 'order-1', title: 'Filled', text: 'AAPL', onOpen })

describe('notifications of the device', () => {
  it('are shown while the app is not in sight, and open what they are about', async () => {
    const { notifications, plugins, shown, tell } = await notificationsOn()
    const onOpen = vi.fn()
    shown.isInSight = true
    notifications.show(filled(onOpen))
    expect(plugins.notifications.schedule).not.toHaveBeenCalled()
    shown.isInSight = false
    notifications.show(filled(onOpen))
    const [made] = plugins.notifications.schedule.mock.calls[0]?.[0].notifications ?? []
    expect(made).toEqual({ id: expect.any(Number) as number, title: 'Filled', body: 'AAPL' })
    tell('localNotificationActionPerformed', { notification: { id: -1 } })
    expect(onOpen).not.toHaveBeenCalled()
    tell('localNotificationActionPerformed', { notification: made })
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('take the place of an earlier one of their tag alone', async () => {
    const { notifications, plugins } = await notificationsOn()
    for (const tag of ['order-1', 'order-1', 'order-2']) notifications.show({ ...filled(), tag })
    const ids = plugins.notifications.schedule.mock.calls.map(([{ notifications: made }]) => made[0]?.id)
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('that are refused are not shown', async () => {
    const device = fakeDevice()
    device.plugins.notifications.checkPermissions.mockResolvedValue({ display: 'prompt' })
    device.plugins.notifications.requestPermissions.mockResolvedValue({ display: 'denied' })
    const { notifications, plugins } = await notificationsOn(device)
    expect(notifications.permission()).toBe('undecided')
    expect(await notifications.ask()).toBe('denied')
    notifications.show(filled())
    expect(plugins.notifications.schedule).not.toHaveBeenCalled()
  })

  it('are as the device’s settings say when one comes back from them', async () => {
    const { notifications, plugins, tell } = await notificationsOn()
    plugins.notifications.checkPermissions.mockResolvedValue({ display: 'denied' })
    tell('resume')
    await settled()
    expect(notifications.permission()).toBe('denied')
  })
})
