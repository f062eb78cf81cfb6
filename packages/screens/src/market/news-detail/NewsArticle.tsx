import type { News } from '@onelot/api-client'
import type { Quote } from '@onelot/domain'
import { Box, Inline, Prose, Stack, Text, formatDateTime, useTheme } from '@onelot/ui'
import { useEffect, useId } from 'react'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { MoveChip } from '../../parts/market-news/MoveChip.tsx'
import { useMarkRead } from '../../parts/market-news/useReadNews.ts'
import { useNow } from '../../base/ports/ports.ts'
import { useArticle } from './useArticle.ts'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

export interface NewsArticleProps {
  news: News
  /** Of its instrument; there is none where the first of what is related is another. */
  quote: Quote | undefined
}

/** Headline, time where the reader is, how the instrument moves now, and the text. What shows counts as read. */
export function NewsArticle({ news, quote }: NewsArticleProps) {
  const id = useId()
  const { locale } = useTheme()
  const markRead = useMarkRead()
  const now = useNow()()
  const { headline, paragraphs } = useArticle()(news)
  useEffect(() => {
    markRead(news.id)
  }, [markRead, news.id])
  return (
    <Box padding="page" as="article" aria-labelledby={id}>
      <Stack gap="x4">
        <Text as="h2" id={id} size="title" weight="bold">
          {headline}
        </Text>
        <Inline gap="x3" wrap>
          <Text as="time" size="small" tone="secondary">
            {formatDateTime(locale, news.at, { zone: readerZone(), now })}
          </Text>
          {quote?.instrument === news.instrument.id ? (
            <MoveChip instrument={news.instrument} quote={quote} />
          ) : null}
          <SimulatedMark of={news.instrument} />
        </Inline>
        <Prose blocks={paragraphs.map((text) => ({ kind: 'paragraph', text }))} />
      </Stack>
    </Box>
  )
}
