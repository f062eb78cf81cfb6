import type { CalendarKind, Instant, SiteValues } from '@onelot/domain'
import type { Duration } from '../kernel/duration.ts'
import type { WorldGuide } from './guide.ts'

/** How a world is built: by commands through the real rules, never by rows written around them. */
export interface World {
  /** @defaultValue 'demo' */
  readonly calendar?: CalendarKind
  /** @defaultValue the story time, Tuesday 2026-03-10 11:00 in Seoul */
  readonly now?: Instant
  /** How long before its time the world begins. @defaultValue '1 min' */
  readonly history?: Duration
  /** Whether the demo member is logged in. @defaultValue true */
  readonly loggedIn?: boolean
  readonly site?: Partial<SiteValues>
  readonly practiceMoney?: Readonly<Record<'KRW' | 'USD' | 'THB' | 'TWD', string>>
  readonly build: (guide: WorldGuide) => Promise<void>
}
