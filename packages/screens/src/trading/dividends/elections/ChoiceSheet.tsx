import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import { Button, FactList, Money, RadioGroup, Sheet, Stack, Text, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useRefusalText } from '../../../base/i18n/useRefusalText.ts'
import { useNow } from '../../../base/ports/ports.ts'
import { ObstacleNote } from '../../../parts/new-shares/ObstacleNote.tsx'
import { useExchangeTime } from '../../../parts/new-shares/useExchangeTime.ts'
import { useStandingWay } from '../../../parts/fund-requests/useStandingWay.ts'
import { phaseOf } from './electionView.ts'
import { useBasis } from './useBasis.ts'
import { useElectionFacts } from './useElectionFacts.tsx'

const choices = ['cash', 'shares'] as const
export type Choice = (typeof choices)[number]

export interface ChoiceSheetProps {
  dividend: ElectiveDividendOnWire
  choice: Choice
  onChoose: (choice: Choice) => void
  onNext: () => void
  onClose: () => void
}

/** Cash beside shares with the rest, what is paid without a choice, and by what price shares are counted. */
export function ChoiceSheet({ dividend, choice, onChoose, onNext, onClose }: ChoiceSheetProps) {
  const { t } = useTranslation('elections')
  const name = useName()
  const now = useNow()
  const basisOf = useBasis()
  const factsOf = useElectionFacts()
  const [obstacle] = dividend.obstacles
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('choose.title')}
      description={name(dividend.instrument.name)}
      footer={
        obstacle === undefined ? (
          <Button block onClick={onNext}>
            {t(choice === 'cash' ? 'choose.keep' : 'choose.next')}
          </Button>
        ) : (
          <Obstacle dividend={dividend} code={obstacle} />
        )
      }
    >
      <Stack gap="x5">
        <RadioGroup
          label={t('choose.label')}
          choices={choices.map((value) => ({
            value,
            label: t(value),
            aside: <Aside dividend={dividend} choice={value} />,
            description: <Description dividend={dividend} choice={value} />,
          }))}
          value={choice}
          disabled={obstacle !== undefined}
          onChange={({ value }) => onChoose(value)}
        />
        <Text as="p" size="small" tone="secondary">
          {basisOf(dividend, phaseOf(dividend, now()))}
        </Text>
        <FactList label={t('choose.facts')} facts={factsOf(dividend)} />
      </Stack>
    </Sheet>
  )
}

interface OfChoice {
  dividend: ElectiveDividendOnWire
  choice: Choice
}

/** What is paid. */
function Aside({ dividend: { net, bought }, choice }: OfChoice) {
  const ui = useUiMessages()
  if (choice === 'cash') return <Money value={net} weight="strong" />
  return bought === undefined ? null : (
    <Text weight="strong">{ui('finance.shares', { count: bought.shares })}</Text>
  )
}

function Description({ dividend: { bought }, choice }: OfChoice) {
  const { t } = useTranslation('elections')
  if (choice === 'cash') return t('choose.default')
  if (bought === undefined) return t('noPrice')
  if (bought.shares === 0) return t('choose.tooFew')
  return (
    <>
      <Money value={bought.rest} signed size="small" tone="secondary" /> <span>{t('inCash')}</span>
    </>
  )
}

type ObstacleCode = ElectiveDividendOnWire['obstacles'][number]

/** In the place of the action. */
function Obstacle({ dividend, code }: { dividend: ElectiveDividendOnWire; code: ObstacleCode }) {
  const { t } = useTranslation('elections')
  const timeOf = useExchangeTime()
  const refusalText = useRefusalText()
  const way = useStandingWay(code)
  const { opensAt, zone } = dividend
  const text =
    code === 'NOT_YET_SUBSCRIPTION_TIME'
      ? t('choose.notYet', { at: timeOf(opensAt, zone) })
      : refusalText(refuse(code, {}))
  return <ObstacleNote text={text} way={way} />
}
