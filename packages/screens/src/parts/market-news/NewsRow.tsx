import type { News } from '@onelot/api-client'
import type { Quote } from '@onelot/domain'
import { Inline, Text, formatNear, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { MoveChip } from './MoveChip.tsx'
import * as styles from './NewsRow.css.ts'
import { useHeadline } from './useHeadline.ts'

export interface NewsRowProps {
  news: News
  /** The price of its instrument, which shows how it moves until a later one comes; without it there is no chip. */
  quote?: Quote | undefined
  /** The reader has opened it: it is dimmed. @defaultValue false */
  read?: boolean
}

/** A piece of news in a list: its headline, its time where the reader is, and how its instrument moves now. It leads to the whole. */
export function NewsRow({ news, quote, read = false }: NewsRowProps) {
  const { locale } = useTheme()
  const headline = useHeadline()(news)
  const now = useNow()()
  const { href, Link } = useNavigation()
  return (
    <Link href={href({ to: 'newsDetail', id: news.id })} className={styles.link}>
      <Text lines={3} tone={read ? 'secondary' : 'neutral'} weight={read ? 'regular' : 'strong'}>
        {headline}
      </Text>
      <Inline as="span" gap="x3" justify="between">
        <Text as="time" size="caption" tone="secondary">
          {formatNear(locale, news.at, now, readerZone())}
        </Text>
        {quote === undefined ? null : <MoveChip instrument={news.instrument} quote={quote} />}
      </Inline>
    </Link>
  )
}
