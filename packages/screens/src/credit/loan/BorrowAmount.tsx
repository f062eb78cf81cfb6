import type { LoansOverview } from '@onelot/api-client'
import { type Decimal, compare, money, refuse } from '@onelot/domain'
import { Button, MoneyEntry, MoneyEntryKeys, Sheet, useMoneyEntry } from '@onelot/ui'
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
  const entry = useMoneyEntry({ fault: error.text === undefined ? undefined : error, onNext })
  const field = {
    entry,
    label: t('borrow.amount'),
    currency: least.currency,
    text,
    onType: (typed: { readonly text: string }) => onChange(typed.text),
  } as const
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('borrow.title')}
      footer={
        <Button block onClick={entry.next}>
          {t('borrow.next')}
        </Button>
      }
      keys={<MoneyEntryKeys {...field} />}
    >
      <MoneyEntry {...field} hint={t('borrow.hint', { least: textOf(least), most: textOf(line.line) })}>
        <AmountSlider
          label={t('borrow.slider')}
          value={amount}
          least={least.amount}
          most={line.line.amount}
          textOf={(value) => textOf(money(least.currency, value))}
          onChange={(next) => {
            entry.typed()
            onChange(next)
          }}
        />
      </MoneyEntry>
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
  const asked = money(least.currency, amount)
  if (compare(asked, line) > 0)
    return { text: refusalText(refuse('LOAN_QUOTA_EXCEEDED', line)), isAtOnce: true }
  if (compare(asked, least) < 0)
    return { text: t('borrow.hint', { least: textOf(least), most: textOf(line) }), isAtOnce: false }
  return { text: undefined, isAtOnce: false }
}
