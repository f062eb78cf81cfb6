import { type LendingOverview, lendingSetAutomatic } from '@onelot/api-client'
import { homeZone, refuse } from '@onelot/domain'
import { Button, Card, NoticeBar, Stack, Switch, useUiMessages } from '@onelot/ui'
import { useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { AutomaticSheet } from './AutomaticSheet.tsx'
import { IncomeFigures } from './IncomeFigures.tsx'
import { estimateOf, incomeByCurrency } from './lendingView.ts'

/** The switch of automatic lending, with what it would have brought while it is off, and what it owes while it is on. */
export function AutomaticCard({ overview }: { overview: LendingOverview }) {
  const { t } = useTranslation('securitiesLending')
  const ui = useUiMessages()
  const timeOf = useExchangeTime()
  const refusalText = useRefusalText()
  const [isAsked, setIsAsked] = useState(false)
  const { automatic, shares, obstacles } = overview
  const { on, paysAt } = automatic
  const excluded = automatic.excluded.map(({ id }) => id)
  const off = useSubmit(lendingSetAutomatic, {
    onEarlier: ({ request }) => (request?.on === false ? 'done' : 'stay'),
    success: t('automatic.done.off'),
  })
  const count = shares.reduce((sum, share) => sum + share.automatic, 0)
  const [obstacle] = obstacles
  const owed = incomeByCurrency(shares.map((share) => share.owed))
  return (
    <Card>
      <Stack gap="x4">
        <Switch
          label={t('automatic.title')}
          description={
            on ? t('automatic.on', { shares: ui('finance.shares', { count }) }) : t('automatic.off')
          }
          checked={on}
          disabled={off.pending}
          onChange={({ checked }) => {
            if (checked) setIsAsked(true)
            else off.send({ on: false, excluded })
          }}
        />
        <OutcomeNote submit={off} />
        {on && obstacle !== undefined ? (
          <NoticeBar>{joinSentences(refusalText(refuse(obstacle, {})), t('automatic.noMore'))}</NoticeBar>
        ) : null}
        {on || owed.length > 0 ? (
          <IncomeFigures
            label={
              paysAt === undefined
                ? t('automatic.owed')
                : t('automatic.owedUntil', { at: timeOf(paysAt, homeZone) })
            }
            incomes={owed}
            none={t('automatic.nothingOwed')}
          />
        ) : (
          <IncomeFigures
            label={t('automatic.lastMonth')}
            incomes={estimateOf(shares, excluded)}
            none={t('automatic.nothingThen')}
          />
        )}
        {on ? (
          <Button variant="secondary" size="small" onClick={() => setIsAsked(true)}>
            {excluded.length === 0
              ? t('automatic.choose')
              : t('automatic.excluded', { count: excluded.length })}
          </Button>
        ) : null}
      </Stack>
      <SheetSlot>
        {isAsked ? <AutomaticSheet overview={overview} onClose={() => setIsAsked(false)} /> : null}
      </SheetSlot>
    </Card>
  )
}
