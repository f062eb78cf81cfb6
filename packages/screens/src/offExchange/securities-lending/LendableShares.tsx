import type { LendingShareOnWire } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { Card, ListRow, RowList, Section, Text, formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LendFlow } from './LendFlow.tsx'

/** Own shares with how many of them could be lent for a term now, and at what rate: each opens the request. */
export function LendableShares({ shares }: { shares: readonly LendingShareOnWire[] }) {
  const { t } = useTranslation('securitiesLending')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const [opened, setOpened] = useState<InstrumentId>()
  const own = shares.filter((share) => share.own > 0)
  if (own.length === 0) return null
  const lineOf = ({ own: count, lendable, open }: LendingShareOnWire): string => {
    if (!open) return t('closedShare')
    if (lendable === 0) return t('shares.none', { own: ui('finance.shares', { count }) })
    return t('shares.line', { own: ui('finance.shares', { count }), count: lendable })
  }
  return (
    <Section heading={t('shares.label')}>
      <Card padding="none">
        <RowList
          label={t('shares.label')}
          rows={own.map((share) => {
            const { instrument, rate, lendable, open } = share
            const row = {
              title: name(instrument.name),
              subtitle: lineOf(share),
              wholeSubtitle: true,
              trailing: <Text>{t('rate', { rate: formatPercent(locale, rate) })}</Text>,
              chevron: false,
            }
            return {
              key: instrument.id,
              row:
                open && lendable > 0 ? (
                  <ListRow {...row} onPress={() => setOpened(instrument.id)} />
                ) : (
                  <ListRow {...row} />
                ),
            }
          })}
        />
      </Card>
      <SheetSlot>
        {opened === undefined ? null : <LendFlow instrument={opened} onClose={() => setOpened(undefined)} />}
      </SheetSlot>
    </Section>
  )
}
