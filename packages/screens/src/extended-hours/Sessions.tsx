import type { ResponseOf, marketSessions } from '@onelot/api-client'
import { epochMs, isAroundTheClock } from '@onelot/domain'
import { Card, SessionLabel, Text, formatTime, useTheme } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNow } from '../ports/ports.ts'
import * as styles from './ExtendedHoursScreen.css.ts'

export type MarketSessions = ResponseOf<typeof marketSessions>['markets'][number]

export const hasExtendedHours = ({ windows }: MarketSessions): boolean =>
  windows.some(({ phase }) => phase !== 'regular')

/** Every market: what it is in now and until when, and the hours of the day that runs or comes next, in the time of its exchange. */
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
  const time = (when: (typeof windows)[number]['from']) => formatTime(locale, when, { zone })
  return (
    <>
      <span className={styles.head}>
        <Text weight="strong">{t(`markets.${market}`)}</Text>
        <SessionLabel
          session={session}
          zone={zone}
          now={at}
          zoneShown
          aroundTheClock={isAroundTheClock(market)}
        />
      </span>
      {hasExtendedHours(sessions) ? (
        <span className={styles.windows}>
          {windows.map(({ phase, from, to }) => (
            <Text
              key={from}
              size="small"
              tone={epochMs(from) <= epochMs(at) && epochMs(at) < epochMs(to) ? 'neutral' : 'secondary'}
            >
              {t('window', { phase: t(`phases.${phase}`), from: time(from), to: time(to) })}
            </Text>
          ))}
        </span>
      ) : (
        <Text size="small" tone="secondary">
          {t('none')}
        </Text>
      )}
    </>
  )
}
