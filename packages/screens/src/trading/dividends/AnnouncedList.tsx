import type { AnnouncedDividendOnWire } from '@onelot/api-client'
import { Card, ListRow, Money, Stack, Text, formatMonthDay, useTheme } from '@onelot/ui'
import type { Pages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import * as styles from './DividendsScreen.css.ts'
import { useAmountPerShare } from './useAmountPerShare.ts'

export interface AnnouncedListProps {
  /** That it is old, the tab says. */
  pages: Pages<AnnouncedDividendOnWire>
  /** Whether the site lets dividends be taken in shares. */
  isOffered: boolean
}

/** Dividends that are announced and not paid yet, those of stocks that one holds first. */
export function AnnouncedList({ pages, isOffered }: AnnouncedListProps) {
  const { t } = useTranslation('dividends')
  return (
    <PagedList
      pages={pages}
      noticeOn="page"
      skeleton={<RecordSkeleton />}
      empty={
        <EmptyToMarket title={t('none.title')} description={t('none.text')} action={t('none.toMarket')} />
      }
    >
      {(dividends) => (
        <Stack gap="x5">
          <Text as="p" size="small" tone="secondary">
            {t('explained')}
          </Text>
          <DividendGroup
            title={t('held')}
            dividends={dividends.filter(({ own }) => own !== undefined)}
            isOffered={isOffered}
          />
          <DividendGroup
            title={t('others')}
            dividends={dividends.filter(({ own }) => own === undefined)}
            isOffered={isOffered}
          />
        </Stack>
      )}
    </PagedList>
  )
}

interface DividendGroupProps extends Pick<AnnouncedListProps, 'isOffered'> {
  title: string
  dividends: readonly AnnouncedDividendOnWire[]
}

function DividendGroup({ title, dividends, isOffered }: DividendGroupProps) {
  if (dividends.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <Text as="h2" weight="strong">
        {title}
      </Text>
      <Card padding="none">
        {dividends.map((dividend) => (
          <DividendRow key={dividend.id} dividend={dividend} isChoice={isOffered && dividend.elective} />
        ))}
      </Card>
    </section>
  )
}

interface DividendRowProps {
  dividend: AnnouncedDividendOnWire
  /** Whether it may be taken in shares. */
  isChoice: boolean
}

/** The stock, its next date, and what one would receive. */
function DividendRow({ dividend, isChoice }: DividendRowProps) {
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
      subtitle={[t('each', { amount: perShare(dividend) }), date, ...(isChoice ? [t('elective')] : [])].join(
        ' · ',
      )}
      wholeSubtitle={isChoice}
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
