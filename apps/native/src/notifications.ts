import type { NativeShell } from '@onelot/web/shell/nativeShell'
import { type ShellPage, type ShellPlugins, ignore } from './plugins.ts'

type Notifications = NonNullable<NativeShell['notifications']>
type Permission = ReturnType<Notifications['permission']>
type Display = Awaited<ReturnType<ShellPlugins['notifications']['checkPermissions']>>['display']

const permissions: Readonly<Record<Display, Permission>> = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'undecided',
  'prompt-with-rationale': 'undecided',
}

/** A number for a tag, as devices know notifications by one: 31 bits, the same each time. */
const idOf = (tag: string): number => {
  let id = 0
  for (const character of tag) id = (Math.imul(id, 31) + (character.codePointAt(0) ?? 0)) & 0x7fffffff
  return id
}

/** Local notifications of the device. What it allows is asked as the app starts, and as one comes back to it from the device's settings. */
export function createNotifications(
  { app, notifications }: Pick<ShellPlugins, 'app' | 'notifications'>,
  page: Pick<ShellPage, 'isInSight'>,
): Notifications {
  const pressed = new Map<number, () => void>()
  let permission: Permission = 'unavailable'
  const ask = async (answer: Promise<{ display: Display }>) => {
    try {
      permission = permissions[(await answer).display]
    } catch {
      // As before.
    }
    return permission
  }
  const check = () => void ask(notifications.checkPermissions())
  check()
  app.addListener('resume', check).catch(ignore)
  notifications
    .addListener('localNotificationActionPerformed', ({ notification: { id } }) => {
      pressed.get(id)?.()
      pressed.delete(id)
    })
    .catch(ignore)

  return {
    permission: () => permission,
    ask: () => ask(notifications.requestPermissions()),
    show({ tag, title, text = '', onOpen }) {
      if (permission !== 'granted' || page.isInSight()) return
      const id = idOf(tag)
      pressed.set(id, onOpen)
      notifications.schedule({ notifications: [{ id, title, body: text }] }).catch(ignore)
    },
  }
}
