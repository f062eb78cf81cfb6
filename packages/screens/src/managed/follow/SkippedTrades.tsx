import { type ResponseOf, copyTradingSkipped } from '@onelot/api-client'
import { Card, ListRow, RowList } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useFollowTexts } from './useFollowTexts.ts'

type Skipped = ResponseOf<typeof copyTradingSkipped>['skipped'][number]

/** Purchases of the mentor that a follow did not copy, the latest first, each with why. */
export function SkippedTrades({ request }: { request: string }) {
  const { t } = useTranslation('follow')
  const name = useName()
  const lineOf = useSkippedLine()
  const pages = usePages(
    copyTradingSkipped,
    (page) => ({ request, ...page }),
    ({ skipped, next }) => ({ items: skipped, next }),
  )
  return (
    <PagedList
      pages={pages}
      layout="flush"
      skeleton={<RecordSkeleton />}
      empty={<ListRow title={t('skipped.none')} />}
    >
      {(skipped) => (
        <Card padding="none">
          <RowList
            label={t('history.skipped')}
            rows={skipped.map((one) => ({
              key: `${one.at} ${one.instrument.id}`,
              row: <ListRow title={name(one.instrument.name)} subtitle={lineOf(one)} wholeSubtitle />,
            }))}
          />
        </Card>
      )}
    </PagedList>
  )
}

/** Why, what the mentor bought and what the reader would have, and when. */
function useSkippedLine(): (one: Skipped) => string {
  const { t } = useTranslation('follow')
  const { t: mentors } = useTranslation('mentors')
  const { shares, moment } = useFollowTexts()
  return ({ cause, mentorLots, lots, at }) => {
    const mentor = shares(mentorLots)
    return [
      mentors(`skipped.${cause}`),
      lots === 0 ? t('skipped.mentorOnly', { mentor }) : t('skipped.line', { mentor, own: shares(lots) }),
      moment(at),
    ].join(' · ')
  }
}
