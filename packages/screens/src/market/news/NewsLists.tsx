import { type NewsRow as ListedNews, newsHot, newsOwn } from '@onelot/api-client'
import { EmptyState } from '@onelot/ui'
import type { ReactNode } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type ListedPages, PagedList } from '../../base/lists/PagedList.tsx'
import { NewsRow } from '../../parts/market-news/NewsRow.tsx'
import { useReadNews } from '../../parts/market-news/useReadNews.ts'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import * as styles from './NewsLists.css.ts'
import { NewsSkeleton } from './NewsSkeleton.tsx'

/** What moved most among what is traded most. */
export function HotNews() {
  const { t } = useTranslation('news')
  const pages = usePages(
    newsHot,
    (page) => page,
    ({ rows, next }) => ({ items: rows, next }),
  )
  return <NewsList pages={pages} label={t('hot.list')} empty={<EmptyState title={t('hot.none')} />} />
}

/** The newest of what the member watches and holds. */
export function OwnNews() {
  const { t } = useTranslation('news')
  const pages = usePages(
    newsOwn,
    (page) => page,
    ({ rows, next }) => ({ items: rows, next }),
  )
  return (
    <NewsList
      pages={pages}
      label={t('stock.list')}
      empty={
        <EmptyToMarket
          title={t('stock.none')}
          description={t('stock.noneText')}
          action={t('stock.toMarket')}
        />
      }
    />
  )
}

interface NewsListProps {
  pages: ListedPages<ListedNews>
  label: string
  empty: ReactNode
}

function NewsList({ pages, label, empty }: NewsListProps) {
  const read = useReadNews()
  return (
    <PagedList pages={pages} label={label} skeleton={<NewsSkeleton />} empty={empty}>
      {(rows) => (
        <ul role="list" className={styles.list}>
          {rows.map(({ news, quote }) => (
            <li key={news.id} className={styles.row} data-read={read.has(news.id)}>
              <NewsRow news={news} quote={quote} read={read.has(news.id)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
