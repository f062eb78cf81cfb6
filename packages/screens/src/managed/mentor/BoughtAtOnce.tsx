import { type FollowPreviewOnWire, type MentorOnWire, copyTradingPreview } from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import { Bleed, FactList, ListRow, Money, RowList, Section, Stack, Text, useUiMessages } from '@onelot/ui'
import { useDeferredValue } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'

/** What an amount would buy at once of what the mentor has, at the prices of now, and what it does not reach. */
export function BoughtAtOnce({ mentor, amount }: { mentor: MentorOnWire['id']; amount: Decimal }) {
  const { t } = useTranslation('mentor')
  const read = useRead(copyTradingPreview, { mentor, amount: useDeferredValue(amount) })
  return (
    <Section heading={t('bought.label')}>
      <Loaded read={read} skeleton={<QuoteListSkeleton count={2} />}>
        {(preview) => <Preview preview={preview} />}
      </Loaded>
    </Section>
  )
}

function Preview({
  preview: { bought, skipped, paid, fees, left, isOpen },
}: {
  preview: FollowPreviewOnWire
}) {
  const { t } = useTranslation('mentor')
  const { t: mentors } = useTranslation('mentors')
  const ui = useUiMessages()
  const name = useName()
  if (bought.length + skipped.length === 0) return <Text size="small">{t('bought.nothing')}</Text>
  return (
    <Stack gap="x3">
      <Bleed inline="page">
        <RowList
          label={t('bought.label')}
          rows={[
            ...bought.map(({ instrument, lots, paid: cost }) => ({
              key: instrument.id,
              row: (
                <ListRow
                  title={name(instrument.name)}
                  subtitle={ui('finance.shares', { count: lots })}
                  trailing={<Money value={cost} own={false} />}
                />
              ),
            })),
            ...skipped.map(({ instrument, cause }) => ({
              key: instrument.id,
              row: (
                <ListRow title={name(instrument.name)} subtitle={mentors(`skipped.${cause}`)} wholeSubtitle />
              ),
            })),
          ]}
        />
      </Bleed>
      <FactList
        label={t('bought.label')}
        facts={[
          { label: t('bought.paid'), value: <Money value={paid} own={false} size="small" /> },
          { label: t('bought.fees'), value: <Money value={fees} own={false} size="small" /> },
          { label: t('bought.left'), value: <Money value={left} own={false} size="small" /> },
        ]}
      />
      {isOpen ? null : (
        <Text size="small" tone="secondary">
          {t('bought.atOpening')}
        </Text>
      )}
    </Stack>
  )
}
