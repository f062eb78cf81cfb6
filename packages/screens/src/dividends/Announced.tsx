import { type AnnouncedDividendOnWire, dividendsAnnounced } from '@onelot/api-client'
import {
  Card,
  InfiniteList,
  ListRow,
  Money,
  PullToRefresh,
  Stack,
  Text,
  formatMonthDay,
  useTheme,
} from '@onelot/ui'
import { pulled } from '../data/refreshing.ts'
import { usePages } from '../data/usePages.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { EmptyToMarket } from '../states/EmptyToMarket.tsx'
import { Failure } from '../states/Failure.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { DividendsSkeleton } from './DividendsSkeleton.tsx'
import * as styles from './DividendsScreen.css.ts'
import { useAmountPerShare } from './useAmountPerShare.ts'

/** Dividends that are announced and not paid yet, those of stocks that one holds first. */
export function Announced() {
  const { t } = useTranslation('dividends')
  const pages = usePages(
    dividendsAnnounced,
    (page) => page,
    ({ dividends, next }) => ({ items: dividends, next }),
  )
  const { items, status, failure, refreshing, loadMore } = pages
  if (failure) return <Failure failure={failure} retrying={refreshing} onRetry={loadMore} />
  if (items === undefined) return <DividendsSkeleton />
  if (items.length === 0)
    return <EmptyToMarket title={t('none.title')} description={t('none.text')} action={t('none.toMarket')} />
  const held = items.filter(({ own }) => own !== undefined)
  const others = items.filter(({ own }) => own === undefined)
  return (
    <PullToRefresh onRefresh={() => pulled(pages.refresh())}>
      <div className={styles.list}>
        <NotRefreshed reads={[pages]} />
        <Text as="p" size="small" tone="secondary">
          {t('explained')}
        </Text>
        <InfiniteList status={status} loaded={items.length} onLoadMore={loadMore}>
          <Stack gap="x5">
            <Group title={t('held')} dividends={held} />
            <Group title={t('others')} dividends={others} />
          </Stack>
        </InfiniteList>
      </div>
    </PullToRefresh>
  )
}

function Group({ title, dividends }: { title: string; dividends: readonly AnnouncedDividendOnWire[] }) {
  if (dividends.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <Text as="h2" weight="strong">
        {title}
      </Text>
      <Card padding="none">
        {dividends.map((dividend) => (
          <Row key={dividend.id} dividend={dividend} />
        ))}
      </Card>
    </section>
  )
}

/** The stock, its next date, and what one would receive. */
function Row({ dividend }: { dividend: AnnouncedDividendOnWire }) {
  const { t } = useTranslation('dividends')
  const { locale } = useTheme()
  const name = useName()
  const { href, Link } = useNavigation()
  const perShare = useAmountPerShare()
  const { instrument, exDate, payDate, state, own } = dividend
  const date =
    state === 'ahead'
      ? t('exDate', { date: formatMonthDay(locale, exDate) })
      : t('pays', { date: formatMonthDay(locale, payDate) })
  return (
    <ListRow
      title={name(instrument.name)}
      subtitle={`${t('each', { amount: perShare(dividend) })} · ${date}`}
      trailing={
        own === undefined ? undefined : (
          <Stack as="span" gap="x1" align="end">
            <Money value={own.net} own weight="strong" fit />
            <Text size="small" tone="secondary">
              {t(state === 'ahead' ? 'estimated' : 'owed')}
            </Text>
          </Stack>
        )
      }
      href={href({ to: 'stockDetail', instrument: instrument.id })}
      Link={Link}
    />
  )
}
