import { type MentorDetailOnWire, copyTradingMentorTrades } from '@onelot/api-client'
import {
  type DataColumn,
  Bleed,
  Button,
  Card,
  DataTable,
  EmptyState,
  ListRow,
  Money,
  RowList,
  Section,
  Sheet,
  Skeleton,
  Stack,
  formatLocalDate,
  formatMonthShort,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useState } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { dayOfMonth } from '../../parts/mentors/mentorView.ts'

type Month = MentorDetailOnWire['months'][number]

/** Month by month, and the way to every trade. */
export function MentorHistory({ detail: { mentor, months } }: { detail: MentorDetailOnWire }) {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const [isOpen, setIsOpen] = useState(false)
  const columns: readonly DataColumn<Month>[] = [
    {
      id: 'month',
      label: t('months.month'),
      kind: 'text',
      cell: ({ month }) => formatMonthShort(locale, dayOfMonth(month)),
    },
    {
      id: 'rate',
      label: t('months.rate'),
      kind: 'number',
      value: ({ rate }) => rate,
      as: 'rate',
      signed: true,
    },
  ]
  return (
    <Section heading={t('months.label')}>
      <Stack gap="x3">
        <Card padding="none">
          <DataTable
            label={t('months.table')}
            columns={columns}
            rows={months}
            keyOf={({ month }) => month}
            empty={<EmptyState title={t('months.none')} />}
          />
        </Card>
        <Button variant="secondary" block onClick={() => setIsOpen(true)}>
          {t('trades.open')}
        </Button>
      </Stack>
      <SheetSlot>
        {isOpen ? (
          <Sheet open onClose={() => setIsOpen(false)} title={t('trades.label')}>
            <Trades mentor={mentor.id} />
          </Sheet>
        ) : null}
      </SheetSlot>
    </Section>
  )
}

function Trades({ mentor }: { mentor: MentorDetailOnWire['mentor']['id'] }) {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const pages = usePages(
    copyTradingMentorTrades,
    (page) => ({ mentor, ...page }),
    ({ trades, next }) => ({ items: trades, next }),
  )
  return (
    <PagedList
      pages={pages}
      label={t('trades.label')}
      layout="flush"
      pullable={false}
      skeleton={<Skeleton />}
      empty={<EmptyState title={t('trades.none')} />}
    >
      {(items) => (
        <Bleed inline="page">
          <RowList
            label={t('trades.label')}
            rows={items.map((trade) => ({
              key: `${trade.day} ${trade.instrument.id} ${trade.side}`,
              row: (
                <ListRow
                  title={name(trade.instrument.name)}
                  subtitle={`${formatLocalDate(locale, trade.day)} · ${t(`trades.${trade.side}`, {
                    shares: ui('finance.shares', { count: trade.lots }),
                  })}`}
                  trailing={
                    trade.earned === undefined ? (
                      <Money value={trade.amount} own={false} />
                    ) : (
                      <Money value={trade.earned} own={false} tone="change" weight="strong" />
                    )
                  }
                />
              ),
            }))}
          />
        </Bleed>
      )}
    </PagedList>
  )
}
