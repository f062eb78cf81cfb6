import type { Instant, SessionState } from '@onelot/domain'
import type { UiTranslate } from '../../locales/en.ts'
import { formatNear } from './time.ts'

/** A moment near `now` by the clock of the exchange, named; undefined where the reader's reads the same. */
export function exchangeText(
  locale: string,
  at: Instant,
  { now, zone, exchange }: { readonly now: Instant; readonly zone: string; readonly exchange: string },
): string | undefined {
  const there = formatNear(locale, at, now, exchange)
  return there === formatNear(locale, at, now, zone) ? undefined : formatNear(locale, at, now, exchange, true)
}

/**
 * The session of a market as text: `Open until 15:30`, `Closed, opens Mon 09:00`. Times are in `zone`, near ones without their date. A market that never closes is open `24 hours`.
 */
export function sessionText(
  t: UiTranslate,
  locale: string,
  session: Pick<SessionState, 'phase' | 'until'>,
  {
    now,
    zone,
    zoneShown,
    aroundTheClock = false,
  }: {
    readonly now: Instant
    readonly zone: string
    readonly zoneShown?: boolean | undefined
    readonly aroundTheClock?: boolean | undefined
  },
): string {
  if (aroundTheClock && session.phase === 'regular') return t('finance.session.always')
  return withoutGaps(
    t(`finance.session.${session.phase}`, { time: formatNear(locale, session.until, now, zone, zoneShown) }),
  )
}

/** Chinese has no space between two of its characters, nor beside its full-width marks: `至週二 00:00（韓國時間）`. */
export const withoutGaps = (text: string): string =>
  text.replaceAll(/(?<=[\p{Script=Han}）]) (?=[\p{Script=Han}（])|(?<=）) | (?=（)/gu, '')
