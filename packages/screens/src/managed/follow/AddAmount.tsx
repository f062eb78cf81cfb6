import type { FollowOnWire, FollowTermsOnWire } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import { Button, ChipGroup, Sheet, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { AmountFigure } from '../../base/form/AmountFigure.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { useStandingWay } from '../../parts/sales/useStandingWay.ts'
import { SheetSkeleton } from './SheetSkeleton.tsx'
import { addObstacleOf, partOf, wrongToAdd } from './followView.ts'
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
  const name = useName()
  const [isAsked, setIsAsked] = useState(false)
  const terms = read.data
  const wrong = terms && wrongToAdd(typed.amount, terms)
  const obstacle = terms && addObstacleOf(terms)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('add.question')}
      description={name(follow.mentor.name)}
      footer={
        terms === undefined ? undefined : obstacle === undefined ? (
          <Button
            block
            onClick={() => {
              if (wrong === undefined) onNext()
              else setIsAsked(true)
            }}
          >
            {t('add.next')}
          </Button>
        ) : (
          <Obstacle code={obstacle} />
        )
      }
    >
      <Loaded read={read} skeleton={<SheetSkeleton />}>
        {(loaded) => (
          <Figure
            terms={loaded}
            typed={{
              ...typed,
              setText: (text) => {
                setIsAsked(false)
                typed.setText(text)
              },
            }}
            isAsked={isAsked}
          />
        )}
      </Loaded>
    </Sheet>
  )
}

interface FigureProps {
  terms: FollowTermsOnWire
  typed: TypedAmount
  /** Whether it was to be gone on with. */
  isAsked: boolean
}

function Figure({ terms, typed, isAsked }: FigureProps) {
  const { t } = useTranslation('follow')
  const { t: refusals } = useTranslation('refusals')
  const refusalText = useRefusalText()
  const { own } = useFollowTexts()
  const { available } = terms
  const { text, amount, setText } = typed
  const wrong = wrongToAdd(amount, terms)
  const isMoney = wrong !== undefined && isShortOfMoney(wrong)
  const error =
    wrong === undefined
      ? undefined
      : isMoney
        ? refusalText(wrong)
        : isAsked
          ? refusals('fields.required')
          : undefined
  const choices = parts.map((percent) => ({
    value: partOf(available, percent).amount,
    label: percent === ALL ? t('add.all') : t('add.part', { percent }),
  }))
  return (
    <AmountFigure
      label={t('add.amount')}
      currency={available.currency}
      typed={text}
      onType={setText}
      hint={t('add.hint', { amount: own(available) })}
      error={error}
    >
      <Stack gap="x3">
        <ChipGroup
          label={t('add.amount')}
          options={choices}
          value={choices.find(({ value }) => value === amount?.amount)?.value}
          onSelect={({ value }) => setText(value)}
        />
        {isMoney ? <DepositButton currency={available.currency} /> : null}
        <Text as="p" size="small" tone="secondary">
          {t('withdraw')}
        </Text>
      </Stack>
    </AmountFigure>
  )
}

/** In the place of the action. */
function Obstacle({ code }: { code: NonNullable<ReturnType<typeof addObstacleOf>> }) {
  const refusalText = useRefusalText()
  const way = useStandingWay(code)
  return <ObstacleNote text={refusalText(refuse(code, {}))} way={way} />
}
