import { type RunOnWire, strategiesList } from '@onelot/api-client'
import {
  Button,
  Card,
  EmptyState,
  ListRow,
  Money,
  RowList,
  Stack,
  Text,
  directionOf,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useStrategyText } from '../../parts/strategies/useStrategyText.ts'
import { ProgressTag } from './ProgressTag.tsx'

/** Every run of the reader, the newest first. */
export function RunList() {
  const { t } = useTranslation('smartOrders')
  const navigation = useNavigation()
  const pages = usePages(
    strategiesList,
    (page) => page,
    ({ runs, next }) => ({ items: runs, next }),
  )
  return (
    <PagedList
      pages={pages}
      label={t('list')}
      skeleton={<RecordSkeleton />}
      empty={
        <EmptyState
          title={t('none.title')}
          description={t('none.text')}
          action={
            <Button onClick={() => navigation.go({ to: 'smartStrategies' })}>{t('none.action')}</Button>
          }
        />
      }
    >
      {(runs) => (
        <Card padding="none">
          <RowList label={t('list')} rows={runs.map((run) => ({ key: run.id, row: <RunRow run={run} /> }))} />
        </Card>
      )}
    </PagedList>
  )
}

function RunRow({ run }: { run: RunOnWire }) {
  const { href, Link } = useNavigation()
  const { locale } = useTheme()
  const name = useName()
  const strategyText = useStrategyText()
  const { id, instrument, strategy, progress, worth, earned, rate, ended } = run
  return (
    <ListRow
      title={name(instrument.name)}
      subtitle={
        <Stack gap="x1">
          <Text size="small" tone="secondary">
            {strategyText(strategy)}
          </Text>
          <ProgressTag progress={progress} />
        </Stack>
      }
      wholeSubtitle
      trailing={
        progress === 'waiting' || progress === 'cancelled' ? (
          <Money value={worth} weight="strong" />
        ) : (
          <Stack gap="x1" align="end">
            <Money value={ended?.paid ?? worth} weight="strong" />
            <Money value={earned} tone="change" size="small" />
            <Text size="small" tone={directionOf(rate)}>
              {formatPercent(locale, rate, { signed: true })}
            </Text>
          </Stack>
        )
      }
      href={href({ to: 'smartOrders', run: id })}
      Link={Link}
    />
  )
}
