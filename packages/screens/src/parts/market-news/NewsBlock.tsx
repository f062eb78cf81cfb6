import { marketNews } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { Box, Card, Section, Skeleton, SkeletonGroup, Text } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { Failure } from '../../base/states/Failure.tsx'
import { LeftOut } from '../../base/states/LeftOut.tsx'
import { useNear } from '../../base/states/useNear.ts'
import * as styles from './NewsBlock.css.ts'
import { NewsRow } from './NewsRow.tsx'

const SHOWN = 3

export interface NewsBlockProps {
  /** An index shows what happened in its market. @defaultValue all stock markets */
  instrument?: InstrumentId
}

/** The latest news, made from what happened in the market, and the way to all of it. They are read once one scrolls near them. */
export function NewsBlock({ instrument }: NewsBlockProps) {
  const { t } = useTranslation('marketNews')
  const isSimulated = useIsSimulated()()
  const { isNear, ref } = useNear()
  const read = useRead(marketNews, isNear ? { instrument, pageSize: SHOWN } : null)
  const { data, failure, refreshing, refresh } = read
  const { href, Link } = useNavigation()
  return (
    <Box padding="page" ref={ref}>
      <Section
        heading={t('title')}
        action={
          isSimulated ? (
            <Text size="caption" tone="secondary">
              {t('simulated')}
            </Text>
          ) : undefined
        }
        seeAll={{ href: href({ to: 'news' }), Link }}
      >
        <LeftOut reads={[read]} />
        <Card>
          {failure !== undefined && data === undefined ? (
            <Failure failure={failure} retrying={refreshing} onRetry={() => void refresh()} />
          ) : data === undefined ? (
            <SkeletonGroup>
              <div>
                {Array.from({ length: SHOWN }, (_, index) => (
                  <div key={index} className={styles.item}>
                    <Skeleton line="small" width="80%" />
                    <Skeleton line="small" width="30%" />
                  </div>
                ))}
              </div>
            </SkeletonGroup>
          ) : data.news.length === 0 ? (
            <Text size="small" tone="secondary">
              {t('none')}
            </Text>
          ) : (
            <ul role="list" aria-label={t('title')}>
              {data.news.map((one) => (
                <li key={one.id} className={styles.item}>
                  <NewsRow news={one} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Section>
    </Box>
  )
}
