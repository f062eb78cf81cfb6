import type { IncreaseOnWire, IncreaseTermsOnWire } from '@onelot/api-client'
import { compareDecimals } from '@onelot/domain'
import {
  Button,
  FactList,
  NoticeBar,
  QuantityEntry,
  QuantityEntryKeys,
  Sheet,
  Stack,
  useMoneyEntry,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { useSharesError } from '../../parts/new-shares/useSharesError.ts'
import { useLastPrice } from '../../parts/sales/useLastPrice.ts'
import { figuresOf, wrongIn } from './application.ts'
import { useApplicationFacts } from './useApplicationFacts.tsx'

export interface ApplySheetProps {
  increase: IncreaseOnWire
  terms: IncreaseTermsOnWire
  rights: number
  /** Undefined while no number is entered. */
  shares: number | undefined
  onChange: (shares: number | undefined) => void
  /** So many may be applied for. */
  onNext: () => void
  onClose: () => void
}

/** How many new shares, what they take, and how many rights lapse then. */
export function ApplySheet(props: ApplySheetProps) {
  const { increase, rights, shares, onChange, onNext, onClose } = props
  const { t } = useTranslation('increaseDetail')
  const ui = useUiMessages()
  const name = useName()
  const error = useSharesWrong(props)
  const entry = useMoneyEntry({
    fault: error.text === undefined ? undefined : error,
    startsTyping: false,
    onNext,
  })
  const field = { entry, label: t('apply.shares'), value: shares }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('apply.title')}
      description={name(increase.instrument.name)}
      footer={
        <Button block onClick={entry.next}>
          {t('apply.next')}
        </Button>
      }
      keys={<QuantityEntryKeys {...field} onType={({ value }) => onChange(value)} />}
    >
      <Stack gap="x5">
        <QuantityEntry
          {...field}
          hint={t('apply.hint', { shares: ui('finance.shares', { count: rights }) })}
          min={1}
          max={rights}
          onChange={({ value }) => onChange(value)}
        />
        {error.isMoney ? <DepositButton currency={increase.instrument.currency} /> : null}
        {shares === undefined || error.isNumber ? null : <Figures {...props} shares={shares} />}
      </Stack>
    </Sheet>
  )
}

function Figures({ increase, terms, rights, shares }: ApplySheetProps & { shares: number }) {
  const { t } = useTranslation('increaseDetail')
  const factsOf = useApplicationFacts(increase)
  const last = useLastPrice(increase)
  return (
    <>
      <FactList label={t('apply.facts')} facts={factsOf(figuresOf(shares, rights, increase, terms))} />
      {last !== undefined && compareDecimals(last, increase.price) <= 0 ? (
        <NoticeBar>{t('apply.cheaper')}</NoticeBar>
      ) : null}
    </>
  )
}

/** What is wrong with a number of shares, in words; what more digits do not mend is said at once. */
function useSharesWrong({ increase, terms, rights, shares }: ApplySheetProps) {
  const refusalText = useRefusalText()
  const sharesError = useSharesError({ least: 1, most: rights })
  const fine = { text: undefined, isAtOnce: false, isNumber: false, isMoney: false }
  if (shares === undefined) return { ...fine, text: sharesError('required'), isNumber: true }
  const wrong = wrongIn(shares, rights, increase, terms)
  if (wrong === undefined) return fine
  return {
    text: wrong.code === 'VALIDATION' ? sharesError(wrong.fields['shares']) : refusalText(wrong),
    isAtOnce: wrong.fields['shares'] === 'tooHigh',
    isNumber: wrong.code === 'VALIDATION',
    isMoney: isShortOfMoney(wrong),
  }
}
