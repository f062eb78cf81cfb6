import { type FollowOnWire, copyTradingList } from '@onelot/api-client'
import {
  Box,
  Button,
  Card,
  EmptyState,
  ListRow,
  Money,
  RowList,
  Stack,
  StatusTag,
  Text,
  directionOf,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { OfferSkeleton } from '../../parts/new-shares/OfferSkeleton.tsx'
import { followStatus } from './followStatus.ts'

/** What the reader follows, under review, going on or over, the newest first. */
export function FollowList({ onMentors }: { onMentors: () => void }) {
  const { t } = useTranslation('copyTrading')
  const pages = usePages(
    copyTradingList,
    (page) => page,
    ({ follows, next }) => ({ items: follows, next }),
  )
  return (
    <Box paddingInline="page" paddingBlock="x3">
      <PagedList
        pages={pages}
        label={t('tabs.follows')}
        layout="flush"
        skeleton={<OfferSkeleton count={2} />}
        empty={
          <EmptyState
            title={t('noFollows.title')}
            description={t('noFollows.text')}
            action={<Button onClick={onMentors}>{t('noFollows.action')}</Button>}
          />
        }
      >
        {(items) => (
          <Card padding="none">
            <RowList
              label={t('tabs.follows')}
              rows={items.map((follow) => ({ key: follow.id, row: <FollowRow follow={follow} /> }))}
            />
          </Card>
        )}
      </PagedList>
    </Box>
  )
}

function FollowRow({ follow }: { follow: FollowOnWire }) {
  const { t } = useTranslation('copyTrading')
  const { href, Link } = useNavigation()
  const { locale } = useTheme()
  const name = useName()
  const { id, mentor, amount, follow: running } = follow
  const status = followStatus(follow)
  return (
    <ListRow
      title={name(mentor.name)}
      subtitle={
        <Stack gap="x1" align="start">
          <StatusTag status={status} />
          {running === undefined ||
          running.progress === 'following' ||
          running.progress === 'ended' ? null : (
            <Text size="small">{t(`progress.${running.progress}`)}</Text>
          )}
        </Stack>
      }
      trailing={
        running === undefined ? (
          <Money value={amount} weight="strong" />
        ) : (
          <Stack gap="x1">
            <Money value={running.ended?.paid ?? running.worth} weight="strong" />
            <Money value={running.earned} tone="change" size="small" />
            <Text size="small" tone={directionOf(running.rate)}>
              {formatPercent(locale, running.rate, { signed: true })}
            </Text>
          </Stack>
        )
      }
      href={href({ to: 'follow', follow: id })}
      Link={Link}
    />
  )
}
