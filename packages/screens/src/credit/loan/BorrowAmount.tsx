import type { LoansOverview } from '@onelot/api-client'
import { type Decimal, compare, money, refuse } from '@onelot/domain'
import { Button, Sheet } from '@onelot/ui'
import { useState } from 'react'
import { AmountFigure } from '../../base/form/AmountFigure.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { AmountSlider } from './AmountSlider.tsx'

export interface BorrowAmountProps {
  overview: LoansOverview
  /** As it was typed. */
  text: string
  /** What it means; undefined while it is no amount. */
  amount: Decimal | undefined
  onChange: (text: string) => void
  onNext: () => void
  onClose: () => void
}

/** How much, by a finger on a scale or by keys. */
export function BorrowAmount({ overview, text, amount, onChange, onNext, onClose }: BorrowAmountProps) {
  const { t } = useTranslation('loan')
  const { amount: textOf } = useCreditTexts()
  const { least, line } = overview
  const error = useAmountError(overview, amount)
  const [isAsked, setIsAsked] = useState(false)
  const change = (next: string) => {
    setIsAsked(false)
    onChange(next)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('borrow.title')}
      footer={
        <Button
          block
          onClick={() => {
            if (error.text === undefined) onNext()
            else setIsAsked(true)
          }}
        >
          {t('borrow.next')}
        </Button>
      }
    >
      <AmountFigure
        label={t('borrow.amount')}
        currency="KRW"
        typed={text}
        onType={change}
        hint={t('borrow.hint', { least: textOf(least), most: textOf(line.line) })}
        error={isAsked || error.isAtOnce ? error.text : undefined}
      >
        <AmountSlider
          label={t('borrow.slider')}
          value={amount}
          least={least.amount}
          most={line.line.amount}
          textOf={(value) => textOf(money('KRW', value))}
          onChange={change}
        />
      </AmountFigure>
    </Sheet>
  )
}

/** What is wrong with an amount, in words; too much is said while it is typed, since more digits do not mend it. */
function useAmountError({ least, line: { line } }: LoansOverview, amount: Decimal | undefined) {
  const { t } = useTranslation('loan')
  const { t: refusals } = useTranslation('refusals')
  const refusalText = useRefusalText()
  const { amount: textOf } = useCreditTexts()
  if (amount === undefined) return { text: refusals('fields.required'), isAtOnce: false }
  const asked = money('KRW', amount)
  if (compare(asked, line) > 0)
    return { text: refusalText(refuse('LOAN_QUOTA_EXCEEDED', line)), isAtOnce: true }
  if (compare(asked, least) < 0)
    return { text: t('borrow.hint', { least: textOf(least), most: textOf(line) }), isAtOnce: false }
  return { text: undefined, isAtOnce: false }
}
