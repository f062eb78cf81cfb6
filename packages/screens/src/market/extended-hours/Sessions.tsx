import type { ResponseOf, marketSessions } from '@onelot/api-client'
import { epochMs, isAroundTheClock } from '@onelot/domain'
import { Card, SessionLabel, Text, formatTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import * as styles from './ExtendedHoursScreen.css.ts'

export type MarketSessions = ResponseOf<typeof marketSessions>['markets'][number]

export const hasExtendedHours = ({ windows }: MarketSessions): boolean =>
  windows.some(({ phase }) => phase !== 'regular')

/** Every market: what it is in now and until when, and the hours of the day that runs or comes next, by the reader's clock, then by that of its exchange. */
export function Sessions({ markets }: { markets: readonly MarketSessions[] }) {
  const { t } = useTranslation('extendedHours')
  return (
    <div className={styles.sessions}>
      <Card>
        <ul role="list" aria-label={t('sessions')}>
          {markets.map((one) => (
            <li key={one.market} className={styles.market}>
              <Session sessions={one} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Session({ sessions }: { sessions: MarketSessions }) {
  const { t } = useTranslation('extendedHours')
  const { locale } = useTheme()
  const now = useNow()
  const at = now()
  const { market, zone, session, windows } = sessions
  const own = readerZone()
  const time = (when: (typeof windows)[number]['from']) => formatTime(locale, when, { zone: own })
  const there = ({ from, to }: (typeof windows)[number]): string | undefined => {
    const range = `${formatTime(locale, from, { zone })}–${formatTime(locale, to, { zone, zoneShown: true })}`
    const isSame = isAroundTheClock(market) || formatTime(locale, from, { zone }) === time(from)
    return isSame ? undefined : range
  }
  return (
    <>
      <span className={styles.head}>
        <Text weight="strong">{t(`markets.${market}`)}</Text>
        <SessionLabel
          session={session}
          zone={own}
          exchange={zone}
          now={at}
          aroundTheClock={isAroundTheClock(market)}
        />
      </span>
      {hasExtendedHours(sessions) ? (
        <span className={styles.windows}>
          {windows.map((one) => {
            const { phase, from, to } = one
            const elsewhere = there(one)
            return (
              <span key={from} className={styles.window}>
                <Text
                  size="small"
                  tone={epochMs(from) <= epochMs(at) && epochMs(at) < epochMs(to) ? 'neutral' : 'secondary'}
                >
                  {t('window', { phase: t(`phases.${phase}`), from: time(from), to: time(to) })}
                </Text>
                {elsewhere === undefined ? null : (
                  <Text size="caption" tone="muted">
                    {elsewhere}
                  </Text>
                )}
              </span>
            )
          })}
        </span>
      ) : (
        <Text size="small" tone="secondary">
          {t('none')}
        </Text>
      )}
    </>
  )
}
