import { type ResponseOf, messagesUnread } from '@onelot/api-client'
import { useCallback, useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { withTexts } from '../../base/i18n/withTexts.ts'
import { useI18n, usePreferences } from '../../base/ports/ports.ts'
import { withProducts } from '../module-words/withProducts.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import { usePushRenewal } from '../pushed/usePushRenewal.ts'
import type { NewsProps } from './News.tsx'

type Latest = ResponseOf<typeof messagesUnread>['latest']

/** What was there when the app opened is no news; what has been announced neither. */
export function Watching() {
  usePushRenewal()
  const { data } = useRead(messagesUnread, {})
  const [known, setKnown] = useState<{ readonly latest: Latest }>()
  if (data !== undefined && known === undefined) setKnown({ latest: data.latest })
  const latest = data?.latest
  if (known === undefined || latest === undefined || latest.id === known.latest?.id) return null
  return <LateNews key={latest.id} since={known.latest?.at} onDone={() => setKnown({ latest })} />
}

const loadNews = () => import('./News.tsx')
const texts = withProducts({
  en: () => import('./messages/en.ts'),
  kor: () => import('./messages/kor.ts'),
  tw: () => import('./messages/tw.ts'),
})

function LateNews(props: NewsProps) {
  const i18n = useI18n()
  const { language } = usePreferences()
  const chunk = useChunk(useCallback(() => withTexts(loadNews, texts, i18n, language), [i18n, language]))
  return chunk.state === 'loaded' ? <chunk.module.News {...props} /> : null
}
