import type { AppLock } from '../session/appLock.ts'
import type { SessionStore } from '../session/sessionStore.ts'

interface View extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
}

/** Tells the lock when the app is left, when one comes back to it, when the session ends, and when another tab has changed what is kept. */
export function followAppLock(
  view: View,
  session: Pick<SessionStore, 'subscribe'>,
  lock: Pick<AppLock, 'leave' | 'comeBack' | 'reread'>,
): void {
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'hidden') lock.leave()
    else lock.comeBack()
  })
  session.subscribe(lock.reread)
  view.addEventListener('storage', lock.reread)
}
