import { type AnnouncedDividendOnWire, dividendsAnnounced } from '@onelot/api-client'
import { Card, ListRow, Money, Stack, Text, formatMonthDay, useTheme } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import * as styles from './DividendsScreen.css.ts'
import { useAmountPerShare } from './useAmountPerShare.ts'

/** Dividends that are announced and not paid yet, those of stocks that one holds first. */
export function AnnouncedList() {
  const { t } = useTranslation('dividends')
  const pages = usePages(
    dividendsAnnounced,
    (page) => page,
    ({ dividends, next }) => ({ items: dividends, next }),
  )
  return (
    <PagedList
      pages={pages}
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
          <DividendGroup title={t('held')} dividends={dividends.filter(({ own }) => own !== undefined)} />
          <DividendGroup title={t('others')} dividends={dividends.filter(({ own }) => own === undefined)} />
        </Stack>
      )}
    </PagedList>
  )
}

interface DividendGroupProps {
  title: string
  dividends: readonly AnnouncedDividendOnWire[]
}

function DividendGroup({ title, dividends }: DividendGroupProps) {
  if (dividends.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <Text as="h2" weight="strong">
        {title}
      </Text>
      <Card padding="none">
        {dividends.map((dividend) => (
          <DividendRow key={dividend.id} dividend={dividend} />
        ))}
      </Card>
    </section>
  )
}

/** The stock, its next date, and what one would receive. */
function DividendRow({ dividend }: { dividend: AnnouncedDividendOnWire }) {
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
