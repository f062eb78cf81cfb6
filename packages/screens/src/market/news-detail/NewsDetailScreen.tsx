import { newsItem } from '@onelot/api-client'
import { Button, EmptyState } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { NewsArticle } from './NewsArticle.tsx'
import { RelatedListings } from './RelatedListings.tsx'
import { ShareButton } from './ShareButton.tsx'
import type { NewsDetailParams } from './params.ts'

/** /home/newsDetail: one piece of news, and the listings to look at next. */
export function NewsDetailScreen({ id }: NewsDetailParams) {
  const read = useRead(newsItem, { id })
  const { data, failure } = read
  const isGone = failure?.kind === 'refused' && failure.refusal.code === 'PRODUCT_UNAVAILABLE'
  return (
    <BackPage
      title={useTitleOf()('newsDetail')}
      trailing={data === undefined || isGone ? undefined : <ShareButton news={data.news} />}
    >
      {isGone ? (
        <GoneNotice />
      ) : (
        <PullArea reads={[read]}>
          <NotRefreshed reads={[read]} />
          <Loaded read={read} skeleton={<ArticleSkeleton />}>
            {({ news, related }) => (
              <>
                <NewsArticle news={news} quote={related[0]?.quote} />
                <RelatedListings rows={related} />
              </>
            )}
          </Loaded>
        </PullArea>
      )}
    </BackPage>
  )
}

/** It is too old, or has never been: the way to what there is. */
function GoneNotice() {
  const { t } = useTranslation('newsDetail')
  const navigation = useNavigation()
  return (
    <EmptyState
      title={t('gone.title')}
      description={t('gone.text')}
      action={
        <Button size="small" variant="secondary" onClick={() => navigation.replace({ to: 'news' })}>
          {t('gone.toList')}
        </Button>
      }
    />
  )
}
