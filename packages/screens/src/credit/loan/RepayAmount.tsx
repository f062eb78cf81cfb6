import type { LoanOnWire, RepaymentTermsOnWire } from '@onelot/api-client'
import { type Money as Amount, type Funds, compare, coverRefusals, isPositive, refuse } from '@onelot/domain'
import { Button, FactList, Money, MoneyEntry, MoneyEntryKeys, Sheet, Text, useMoneyEntry } from '@onelot/ui'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'

export interface RepayAmountProps {
  standing: NonNullable<LoanOnWire['loan']>
  funds: Funds
  /** As it was typed. */
  text: string
  /** What it means; undefined while it is no amount. */
  amount: Amount | undefined
  terms: Read<RepaymentTermsOnWire>
  onChange: (text: string) => void
  onNext: () => void
  onClose: () => void
}

/** How much is paid back, and what that spares. */
export function RepayAmount(props: RepayAmountProps) {
  const { standing, text, amount, terms, onChange, onNext, onClose } = props
  const { t } = useTranslation('loan')
  const { own } = useCreditTexts()
  const error = useRepayError(props)
  const { owed, overdueOwed } = standing
  const options = [
    ...(isPositive(overdueOwed) ? [{ value: overdueOwed.amount, label: t('repay.overdue') }] : []),
    { value: owed.amount, label: t('repay.all') },
  ]
  const entry = useMoneyEntry({ fault: error.text === undefined ? undefined : error, onNext })
  const field = {
    entry,
    label: t('repay.amount'),
    currency: owed.currency,
    text,
    onType: (typed: { readonly text: string }) => onChange(typed.text),
  } as const
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('repay.title')}
      footer={
        <Button block loading={error.text === undefined && terms.data === undefined} onClick={entry.next}>
          {t('repay.next')}
        </Button>
      }
      keys={<MoneyEntryKeys {...field} />}
    >
      <MoneyEntry
        {...field}
        hint={t('repay.hint', { amount: own(owed) })}
        choices={{
          label: t('repay.amount'),
          options,
          value: options.find(({ value }) => value === amount?.amount)?.value,
        }}
      >
        {error.isMoney ? <DepositButton currency={owed.currency} /> : null}
        {error.text === undefined && terms.data !== undefined ? (
          <FactList
            label={t('repay.saved')}
            facts={[{ label: t('repay.saved'), value: <Money value={terms.data.saved} />, strong: true }]}
          />
        ) : isPositive(overdueOwed) ? null : (
          <Text as="p" size="small" tone="secondary">
            {t('repay.free')}
          </Text>
        )}
      </MoneyEntry>
    </Sheet>
  )
}

interface RepayError {
  readonly text: string | undefined
  /** Said while it is typed: more digits do not mend it. */
  readonly isAtOnce: boolean
  readonly isMoney: boolean
}

function useRepayError({
  standing: { owed },
  funds,
  amount,
}: Pick<RepayAmountProps, 'standing' | 'funds' | 'amount'>): RepayError {
  const { t: refusals } = useTranslation('refusals')
  const refusalText = useRefusalText()
  if (amount === undefined || !isPositive(amount))
    return { text: refusals('fields.required'), isAtOnce: false, isMoney: false }
  if (compare(amount, owed) > 0)
    return { text: refusalText(refuse('REPAYMENT_ABOVE_LOAN', owed)), isAtOnce: true, isMoney: false }
  const [refusal] = coverRefusals(amount, funds)
  if (refusal !== undefined) return { text: refusalText(refusal), isAtOnce: true, isMoney: true }
  return { text: undefined, isAtOnce: false, isMoney: false }
}
