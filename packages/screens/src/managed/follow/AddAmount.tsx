import type { FollowOnWire, FollowTermsOnWire } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import {
  Button,
  MoneyEntry,
  MoneyEntryKeys,
  type MoneyEntryState,
  Sheet,
  Text,
  useMoneyEntry,
} from '@onelot/ui'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { useStandingWay } from '../../parts/fund-requests/useStandingWay.ts'
import { SheetSkeleton } from './SheetSkeleton.tsx'
import { addObstacleOf, wrongToAdd } from './followView.ts'
import { partOf } from '../../parts/account-figures/partOf.ts'
import { useFollowTexts } from './useFollowTexts.ts'
import type { TypedAmount } from './useTypedAmount.ts'

const parts = [25, 50, 100] as const
const ALL = 100

export interface AddAmountProps {
  follow: FollowOnWire
  read: Read<FollowTermsOnWire>
  typed: TypedAmount
  /** So much may be asked for. */
  onNext: () => void
  onClose: () => void
}

/** How much more, of what is available. */
export function AddAmount({ follow, read, typed, onNext, onClose }: AddAmountProps) {
  const { t } = useTranslation('follow')
  const { t: refusals } = useTranslation('refusals')
  const refusalText = useRefusalText()
  const name = useName()
  const terms = read.data
  const wrong = terms && wrongToAdd(typed.amount, terms)
  const isMoney = wrong !== undefined && isShortOfMoney(wrong)
  const obstacle = terms && addObstacleOf(terms)
  const entry = useMoneyEntry({
    fault: wrong && {
      text: isMoney ? refusalText(wrong) : refusals('fields.required'),
      isAtOnce: isMoney,
    },
    onNext,
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('add.question')}
      description={name(follow.mentor.name)}
      footer={
        terms === undefined ? undefined : obstacle === undefined ? (
          <Button block onClick={entry.next}>
            {t('add.next')}
          </Button>
        ) : (
          <Obstacle code={obstacle} />
        )
      }
      keys={
        terms === undefined || obstacle !== undefined ? null : (
          <MoneyEntryKeys
            entry={entry}
            label={t('add.amount')}
            currency={terms.available.currency}
            text={typed.text}
            onType={({ text }) => typed.setText(text)}
          />
        )
      }
    >
      <Loaded read={read} skeleton={<SheetSkeleton />}>
        {(loaded) => <Figure terms={loaded} typed={typed} entry={entry} isMoney={isMoney} />}
      </Loaded>
    </Sheet>
  )
}

interface FigureProps {
  terms: FollowTermsOnWire
  typed: TypedAmount
  entry: MoneyEntryState
  /** Money is what is missing. */
  isMoney: boolean
}

function Figure({ terms: { available }, typed, entry, isMoney }: FigureProps) {
  const { t } = useTranslation('follow')
  const { own } = useFollowTexts()
  const options = parts.map((percent) => ({
    value: partOf(available, percent).amount,
    label: percent === ALL ? t('add.all') : t('add.part', { percent }),
  }))
  return (
    <MoneyEntry
      entry={entry}
      label={t('add.amount')}
      currency={available.currency}
      text={typed.text}
      onType={({ text }) => typed.setText(text)}
      hint={t('add.hint', { amount: own(available) })}
      choices={{
        label: t('add.amount'),
        options,
        value: options.find(({ value }) => value === typed.amount?.amount)?.value,
      }}
    >
      {isMoney ? <DepositButton currency={available.currency} /> : null}
      <Text as="p" size="small" tone="secondary">
        {t('withdraw')}
      </Text>
    </MoneyEntry>
  )
}

/** In the place of the action. */
function Obstacle({ code }: { code: NonNullable<ReturnType<typeof addObstacleOf>> }) {
  const refusalText = useRefusalText()
  const way = useStandingWay(code)
  return <ObstacleNote text={refusalText(refuse(code, {}))} way={way} />
}
