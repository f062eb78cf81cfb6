import { describe, expect, it, vi } from 'vitest'
import { type NotifyingPage, createNotifications } from './notifications.ts'

type Permission = 'granted' | 'denied' | 'default'

function given(permission: Permission, visibilityState: DocumentVisibilityState = 'hidden') {
  const made: { title: string; tag: string; press: () => void }[] = []
  let current = permission
  class Fake {
    static get permission() {
      return current
    }
    static requestPermission() {
      current = 'denied'
      return Promise.resolve(current)
    }
    readonly title: string
    readonly tag: string
    press: () => void = () => undefined
    close = vi.fn()
    addEventListener(_: 'click', listener: () => void) {
      this.press = listener
    }
    constructor(title: string, { tag }: { tag: string }) {
      this.title = title
      this.tag = tag
      made.push(this)
    }
  }
  const page: NotifyingPage = { Notification: Fake, document: { visibilityState }, focus: vi.fn() }
  return { made, page, notifications: createNotifications(page) }
}

const news = { tag: 'm1', title: 'Apple rose to 155.00', onOpen: vi.fn() }

describe('notifications of a browser', () => {
  it('show while the page is hidden; a press opens what it is about', () => {
    const { made, page, notifications } = given('granted')
    const onOpen = vi.fn()
    notifications.show({ ...news, onOpen })
    expect(made).toMatchObject([{ title: news.title, tag: 'm1' }])
    made[0]?.press()
    expect(page.focus).toHaveBeenCalled()
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it.each([
    ['is in sight', 'granted', 'visible'],
    ['may not show them', 'denied', 'hidden'],
    ['was not asked', 'default', 'hidden'],
  ] as const)('do not show where the page %s', (_, permission, visibility) => {
    const { made, notifications } = given(permission, visibility)
    notifications.show(news)
    expect(made).toEqual([])
  })

  it('report what the person decided', async () => {
    const { notifications } = given('default')
    expect(notifications.permission()).toBe('undecided')
    expect(await notifications.ask()).toBe('denied')
    expect(notifications.permission()).toBe('denied')
  })

  it('are unavailable where the browser has none', async () => {
    const page: NotifyingPage = { document: { visibilityState: 'hidden' }, focus: vi.fn() }
    const notifications = createNotifications(page)
    notifications.show(news)
    expect(await notifications.ask()).toBe('unavailable')
  })
})
