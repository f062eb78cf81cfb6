import { Section, SegmentedControl, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SkippedTrades } from './SkippedTrades.tsx'
import { Trades } from './Trades.tsx'

const views = ['trades', 'skipped'] as const
type View = (typeof views)[number]

export interface HistoryProps {
  /** Of the follow. */
  request: string
  /** How many; undefined where it is not known before they are read. */
  skipped?: number | undefined
}

/** What a follow bought and sold, and what it skipped. */
export function History({ request, skipped }: HistoryProps) {
  const { t } = useTranslation('follow')
  const [view, setView] = useState<View>('trades')
  return (
    <Section heading={t('history.label')}>
      <Stack gap="x3">
        <SegmentedControl
          label={t('history.label')}
          segments={views.map((value) => ({
            value,
            label:
              value === 'skipped' && skipped !== undefined
                ? t('history.skippedCount', { skipped })
                : t(`history.${value}`),
          }))}
          value={view}
          onChange={({ value }) => setView(value)}
        />
        {view === 'trades' ? <Trades request={request} /> : <SkippedTrades request={request} />}
      </Stack>
    </Section>
  )
}
