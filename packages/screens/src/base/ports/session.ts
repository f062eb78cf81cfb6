import type { AccountId } from '@onelot/domain'
import type { Address } from '../definition/addresses.ts'

/** What the server gave at login; both travel as headers. */
export interface Session {
  readonly token: string
  readonly account: AccountId
}

/** What is kept for a person whose session ended by itself (docs/rules/access.md). */
export interface EndedSession {
  readonly phone: string
  readonly returnTo: Address | undefined
}

export interface SessionPort {
  readonly current: Session | undefined
  /** Present where login is a re-login. */
  readonly ended: EndedSession | undefined
  /** The account of the session before was closed by its member; login says so. */
  readonly isClosed: boolean
  /** `phone` is kept for a re-login after this session ends by itself. */
  readonly start: (session: Session, phone: string) => void
  /** Forgets the person but for their preferences; the app goes to login. */
  readonly end: (why?: 'closed') => void
}
