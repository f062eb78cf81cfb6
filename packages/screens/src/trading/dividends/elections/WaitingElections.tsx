import type { ElectiveDividendsOverview } from '@onelot/api-client'
import {
  Card,
  ListRow,
  Money,
  RowList,
  Section,
  Stack,
  StatusTag,
  Tag,
  formatMonthDay,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useNow } from '../../../base/ports/ports.ts'
import { OpenedElection } from './OpenedElection.tsx'
import { isChosen, phaseOf } from './electionView.ts'

/** Elections that are not paid yet, each of which opens over the list; nothing where there are none. */
export function WaitingElections({ overview }: { overview: ElectiveDividendsOverview }) {
  const { t } = useTranslation('elections')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const now = useNow()
  const [opened, setOpened] = useState<string>()
  const waiting = overview.dividends.filter((dividend) => isChosen(phaseOf(dividend, now())))
  return (
    <>
      {waiting.length === 0 ? null : (
        <Section heading={t('records.waiting')}>
          <Card padding="none">
            <RowList
              label={t('records.waiting')}
              rows={waiting.map((one) => ({
                key: one.id,
                row: (
                  <ListRow
                    title={name(one.instrument.name)}
                    subtitle={[
                      ui('finance.shares', { count: Number(one.quantity) }),
                      t('records.pays', { date: formatMonthDay(locale, one.payDate) }),
                    ].join(' · ')}
                    trailing={
                      <Stack as="span" gap="x1" align="end">
                        <Money value={one.net} fit />
                        {one.state === 'underReview' ? (
                          <StatusTag status="underReview" />
                        ) : (
                          <Tag>{t('phases.accepted')}</Tag>
                        )}
                      </Stack>
                    }
                    chevron={false}
                    onPress={() => setOpened(one.id)}
                  />
                ),
              }))}
            />
          </Card>
        </Section>
      )}
      <OpenedElection overview={overview} id={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
