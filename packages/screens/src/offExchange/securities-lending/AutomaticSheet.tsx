import { type LendingOverview, lendingSetAutomatic } from '@onelot/api-client'
import { type InstrumentId, refuse } from '@onelot/domain'
import { Button, Checkbox, Section, Sheet, Stack, formatPercent, useTheme } from '@onelot/ui'
import { useState } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { useStandingWay } from '../../parts/fund-requests/useStandingWay.ts'
import { IncomeFigures } from './IncomeFigures.tsx'
import { Risks } from './Risks.tsx'
import { estimateOf } from './lendingView.ts'

export interface AutomaticSheetProps {
  overview: LendingOverview
  onClose: () => void
}

/** Before it is switched on, and while it is: what the last month would have brought, the risks, and the shares that it lends. */
export function AutomaticSheet({ overview, onClose }: AutomaticSheetProps) {
  const { t } = useTranslation('securitiesLending')
  const refreshAccount = useRefreshAccount()
  const { automatic, shares } = overview
  const [excluded, setExcluded] = useState<readonly InstrumentId[]>(automatic.excluded.map(({ id }) => id))
  const submit = useSubmit(lendingSetAutomatic, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.on === true ? 'done' : 'stay'),
    // What stands in the way by now shows in the place of the action.
    onRefused: refreshAccount,
    success: t(automatic.on ? 'automatic.done.saved' : 'automatic.done.on'),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(automatic.on ? 'automatic.choose' : 'automatic.ask')}
      footer={
        <Stack gap="x3">
          <OutcomeNote submit={submit} />
          <Action
            overview={overview}
            begins={!automatic.on || automatic.excluded.some(({ id }) => !excluded.includes(id))}
            pending={submit.pending}
            onPress={() => submit.send({ on: true, excluded: [...excluded] })}
          />
        </Stack>
      }
    >
      <Stack gap="x5">
        <IncomeFigures
          label={t('automatic.lastMonth')}
          incomes={estimateOf(shares, excluded)}
          none={t('automatic.nothingThen')}
        />
        <Risks />
        <Shares overview={overview} excluded={excluded} onChange={setExcluded} />
      </Stack>
    </Sheet>
  )
}

interface ActionProps {
  overview: LendingOverview
  /** Whether more is lent than before. */
  begins: boolean
  pending: boolean
  onPress: () => void
}

function Action({ overview: { automatic, obstacles }, begins, pending, onPress }: ActionProps) {
  const { t } = useTranslation('securitiesLending')
  const refusalText = useRefusalText()
  const [obstacle] = obstacles
  const way = useStandingWay(obstacle)
  if (begins && obstacle !== undefined)
    return <ObstacleNote text={refusalText(refuse(obstacle, {}))} way={way} />
  return (
    <Button block loading={pending} onClick={onPress}>
      {t(automatic.on ? 'automatic.save' : 'automatic.start')}
    </Button>
  )
}

interface SharesProps {
  overview: LendingOverview
  excluded: readonly InstrumentId[]
  onChange: (excluded: readonly InstrumentId[]) => void
}

function Shares({ overview: { shares }, excluded, onChange }: SharesProps) {
  const { t } = useTranslation('securitiesLending')
  const { locale } = useTheme()
  const name = useName()
  if (shares.length === 0) return null
  return (
    <Section heading={t('automatic.shares')} level="h3" size="body">
      {shares.map(({ instrument, automaticRate, open }) => (
        <Checkbox
          key={instrument.id}
          label={[
            name(instrument.name),
            open ? t('rate', { rate: formatPercent(locale, automaticRate) }) : t('closedShare'),
          ].join(' · ')}
          checked={!excluded.includes(instrument.id)}
          onChange={({ checked }) =>
            onChange(checked ? excluded.filter((one) => one !== instrument.id) : [...excluded, instrument.id])
          }
        />
      ))}
    </Section>
  )
}
