import { marketNews } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { Card, Skeleton, Text, formatDay, useTheme } from '@onelot/ui'
import { useRead } from '../data/useRead.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import * as styles from './NewsBlock.css.ts'
import { useNewsText } from './useNewsText.ts'

const SHOWN = 3

export interface NewsBlockProps {
  /** An index shows what happened in its market. */
  instrument: InstrumentId
}

/** The latest news of a listing, made from what happened in the simulated market. */
export function NewsBlock({ instrument }: NewsBlockProps) {
  const { t } = useTranslation('marketNews')
  const { locale } = useTheme()
  const name = useName()
  const textOf = useNewsText()
  const { data, failure } = useRead(marketNews, { instrument, page: 1, pageSize: SHOWN })
  return (
    <Card>
      <div className={styles.head}>
        <Text as="h2" weight="bold">
          {t('title')}
        </Text>
        <Text size="caption" tone="secondary">
          {t('simulated')}
        </Text>
      </div>
      {failure !== undefined && data === undefined ? (
        <Text size="small" tone="secondary">
          {t('failed')}
        </Text>
      ) : data === undefined ? (
        <Skeleton width="100%" />
      ) : data.news.length === 0 ? (
        <Text size="small" tone="secondary">
          {t('none')}
        </Text>
      ) : (
        <ul role="list" aria-label={t('title')}>
          {data.news.map((one) => (
            <li key={one.id} className={styles.item}>
              <Text size="small" lines={2}>
                {one.instrument.id === instrument
                  ? textOf(one)
                  : `${name(one.instrument.name)} · ${textOf(one)}`}
              </Text>
              <Text size="caption" tone="secondary">
                {formatDay(locale, one.at, readerZone())}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
