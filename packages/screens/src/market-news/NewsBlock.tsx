import { type News, marketNews } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { Box, Card, Section, Skeleton, SkeletonGroup, Text, formatDay, useTheme } from '@onelot/ui'
import { useRead } from '../data/useRead.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { Failure } from '../states/Failure.tsx'
import { LeftOut } from '../states/LeftOut.tsx'
import * as styles from './NewsBlock.css.ts'
import { useNewsText } from './useNewsText.ts'

const SHOWN = 3

export interface NewsBlockProps {
  /** An index shows what happened in its market. @defaultValue all stock markets */
  instrument?: InstrumentId
}

/** The latest news, made from what happened in the simulated market; news of another listing leads to it. */
export function NewsBlock({ instrument }: NewsBlockProps) {
  const { t } = useTranslation('marketNews')
  const read = useRead(marketNews, { instrument, pageSize: SHOWN })
  const { data, failure, refreshing, refresh } = read
  return (
    <Box padding="page">
      <Section
        heading={t('title')}
        action={
          <Text size="caption" tone="secondary">
            {t('simulated')}
          </Text>
        }
      >
        <LeftOut reads={[read]} />
        <Card>
          {failure !== undefined && data === undefined ? (
            <Failure failure={failure} retrying={refreshing} onRetry={() => void refresh()} />
          ) : data === undefined ? (
            <SkeletonGroup>
              {Array.from({ length: SHOWN }, (_, index) => (
                <div key={index} className={styles.item}>
                  <Skeleton line="small" width="80%" />
                  <Skeleton line="small" width="30%" />
                </div>
              ))}
            </SkeletonGroup>
          ) : data.news.length === 0 ? (
            <Text size="small" tone="secondary">
              {t('none')}
            </Text>
          ) : (
            <ul role="list" aria-label={t('title')}>
              {data.news.map((one) => (
                <li key={one.id} className={styles.item}>
                  <NewsItem news={one} elsewhere={one.instrument.id !== instrument} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Section>
    </Box>
  )
}

interface NewsItemProps {
  news: News
  /** Of another listing than the screen's: it is named, and leads there. */
  elsewhere: boolean
}

function NewsItem({ news, elsewhere }: NewsItemProps) {
  const { locale } = useTheme()
  const name = useName()
  const text = useNewsText()(news)
  const { href, Link } = useNavigation()
  const lines = (
    <>
      <Text size="small" lines={2}>
        {elsewhere ? `${name(news.instrument.name)} · ${text}` : text}
      </Text>
      <Text size="caption" tone="secondary">
        {formatDay(locale, news.at, readerZone())}
      </Text>
    </>
  )
  if (!elsewhere) return lines
  return (
    <Link href={href({ to: 'stockDetail', instrument: news.instrument.id })} className={styles.link}>
      {lines}
    </Link>
  )
}
