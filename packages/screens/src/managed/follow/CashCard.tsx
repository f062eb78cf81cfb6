import type { MoreOnWire, RunningFollowOnWire } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import { Button, Card, FactList, ListRow, Money, RowList, Section, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { CancelRequest } from '../../parts/under-review/CancelRequest.tsx'
import { useFollowTexts } from './useFollowTexts.ts'

/** What of a follow is cash, what of that has not settled, and what is to be added; and that no withdrawal is taken meanwhile. */
export function CashCard({ running }: { running: RunningFollowOnWire }) {
  const { t } = useTranslation('follow')
  const { cash, unsettled, removable, more } = running
  return (
    <Section heading={t('cash.label')}>
      <Card>
        <Stack gap="x4">
          <FactList
            label={t('cash.label')}
            facts={[
              { label: t('cash.cash'), value: <Money value={cash} />, strong: true },
              ...(isPositive(unsettled)
                ? [{ label: t('cash.unsettled'), value: <Money value={unsettled} size="small" /> }]
                : []),
              { label: t('cash.removable'), value: <Money value={removable} size="small" /> },
            ]}
          />
          {more.length === 0 ? null : <UnderReview more={more} />}
          <Text as="p" size="small" tone="secondary">
            {t('withdraw')}
          </Text>
        </Stack>
      </Card>
    </Section>
  )
}

/** Amounts that wait for their review; each is taken back by itself. */
function UnderReview({ more }: { more: readonly MoreOnWire[] }) {
  const { t } = useTranslation('follow')
  const { moment } = useFollowTexts()
  const [asked, setAsked] = useState<string>()
  return (
    <>
      <RowList
        label={t('cash.more')}
        rows={more.map(({ id, amount, submittedAt }) => ({
          key: id,
          row: (
            <ListRow
              title={<Money value={amount} signed />}
              subtitle={`${t('cash.more')} · ${moment(submittedAt)}`}
              trailing={
                <Button variant="secondary" size="small" onClick={() => setAsked(id)}>
                  {t('cash.cancelMore')}
                </Button>
              }
            />
          ),
        }))}
      />
      <SheetSlot>
        {asked === undefined ? null : (
          <CancelRequest
            request={asked}
            question={t('cancel.question')}
            text={t('cancel.text')}
            action={t('asked.cancel')}
            keep={t('cancel.keep')}
            onClose={() => setAsked(undefined)}
          />
        )}
      </SheetSlot>
    </>
  )
}
