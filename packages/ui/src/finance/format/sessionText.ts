import type { Instant, SessionState } from '@onelot/domain'
import { fill } from '../../locales/fill.ts'
import type { UiWords } from '../../locales/en.ts'
import { formatNear } from './time.ts'

/**
 * Where a market stands, in words: `Open until 15:30`, `Closed, opens Mon 09:00`. Times are the exchange's, near ones without
 * their date.
 */
export function sessionText(
  words: UiWords['finance'],
  locale: string,
  session: Pick<SessionState, 'phase' | 'until'>,
  { now, zone }: { readonly now: Instant; readonly zone: string },
): string {
  return fill(words.session[session.phase], { time: formatNear(locale, session.until, now, zone) })
}
