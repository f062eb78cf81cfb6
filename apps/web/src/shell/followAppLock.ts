import type { AppLock } from '../session/appLock.ts'
import type { SessionStore } from '../session/sessionStore.ts'

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>

/** Tells the lock when the app is left, when one comes back to it, and when the session ends. */
export function followAppLock(
  page: Page,
  session: Pick<SessionStore, 'subscribe'>,
  lock: Pick<AppLock, 'leave' | 'comeBack' | 'reread'>,
): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') lock.leave()
    else lock.comeBack()
  })
  session.subscribe(lock.reread)
}
