import type { FollowOnWire, RunningFollowOnWire } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import { Button, ChipGroup, NoticeBar, Sheet } from '@onelot/ui'
import { useState } from 'react'
import { AmountFigure } from '../../base/form/AmountFigure.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { partOf, wrongToRemove } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'
import type { TypedAmount } from './useTypedAmount.ts'

export interface RemoveAmountProps {
  follow: FollowOnWire
  running: RunningFollowOnWire
  typed: TypedAmount
  /** So much may be taken out. */
  onNext: () => void
  onClose: () => void
}

const HALF = 50

/** How much of the cash; that there is none, where there is not. */
export function RemoveAmount({ follow, running, typed, onNext, onClose }: RemoveAmountProps) {
  const { t } = useTranslation('follow')
  const { t: refusals } = useTranslation('refusals')
  const name = useName()
  const { own } = useFollowTexts()
  const [isAsked, setIsAsked] = useState(false)
  const { removable } = running
  const { text, amount, setText } = typed
  const wrong = wrongToRemove(amount, running)
  const isTooMuch = wrong?.fields['amount'] === 'tooHigh'
  const change = (next: string) => {
    setIsAsked(false)
    setText(next)
  }
  const choices = [
    { value: partOf(removable, HALF).amount, label: t('remove.half') },
    { value: removable.amount, label: t('remove.all') },
  ]
  const isPossible = isPositive(removable)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('remove.question')}
      description={name(follow.mentor.name)}
      footer={
        isPossible ? (
          <Button
            block
            onClick={() => {
              if (wrong === undefined) onNext()
              else setIsAsked(true)
            }}
          >
            {t('remove.next')}
          </Button>
        ) : undefined
      }
    >
      {isPossible ? (
        <AmountFigure
          label={t('remove.amount')}
          currency={removable.currency}
          typed={text}
          onType={change}
          hint={t('remove.hint', { amount: own(removable) })}
          error={
            isTooMuch
              ? t('remove.most', { amount: own(removable) })
              : isAsked
                ? refusals('fields.required')
                : undefined
          }
        >
          <ChipGroup
            label={t('remove.amount')}
            options={choices}
            value={choices.find(({ value }) => value === amount?.amount)?.value}
            onSelect={({ value }) => change(value)}
          />
        </AmountFigure>
      ) : (
        <NoticeBar>{t('remove.none')}</NoticeBar>
      )}
    </Sheet>
  )
}
