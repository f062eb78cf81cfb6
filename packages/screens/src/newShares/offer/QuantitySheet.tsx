import type { ApplicationTerms, OfferOnWire } from '@onelot/api-client'
import { compareDecimals, decimal, subtract } from '@onelot/domain'
import {
  Button,
  FactList,
  Money,
  QuantityEntry,
  QuantityEntryKeys,
  Sheet,
  Stack,
  WinChance,
  formatDay,
  formatMoney,
  useMoneyEntry,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { useSharesError } from '../../parts/new-shares/useSharesError.ts'
import { expectedOf, leastShares } from '../../parts/new-shares/offerView.ts'
import { costOf, mostOf, wrongIn } from './applyForm.ts'
import { usePaymentText } from './usePaymentText.ts'

export interface QuantitySheetProps {
  offer: OfferOnWire
  terms: ApplicationTerms
  /** Undefined while no number is entered. */
  shares: number | undefined
  onChange: (shares: number | undefined) => void
  /** So many may be applied for. */
  onNext: (shares: number) => void
  onClose: () => void
}

/** How many shares: what may come of them, and what they take. */
export function QuantitySheet({ offer, terms, shares, onChange, onNext, onClose }: QuantitySheetProps) {
  const { t } = useTranslation('offer')
  const ui = useUiMessages()
  const name = useName()
  const error = useQuantityError(offer, terms, shares)
  const entry = useMoneyEntry({
    fault: shares === undefined || error.text !== undefined ? error : undefined,
    startsTyping: false,
    onNext: () => {
      if (shares !== undefined) onNext(shares)
    },
  })
  const field = { entry, label: t('apply.shares'), value: shares }
  const count = (of: number) => ui('finance.shares', { count: of })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('apply.title')}
      description={name(offer.instrument.name)}
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
          hint={
            terms.mostShares === 0
              ? t('apply.hintNone', { unit: count(offer.unit) })
              : t('apply.hint', { unit: count(offer.unit), most: count(terms.mostShares) })
          }
          min={leastShares(offer)}
          max={Math.max(leastShares(offer), offer.maxShares)}
          step={offer.unit}
          onChange={({ value }) => onChange(value)}
        />
        {error.isMoney ? <DepositButton currency={offer.instrument.currency} /> : null}
        {shares === undefined || error.isNumber ? null : (
          <Expected offer={offer} terms={terms} shares={shares} isRefused={error.text !== undefined} />
        )}
      </Stack>
    </Sheet>
  )
}

/** What is wrong with a number of shares, in words; what more digits do not mend is said at once. */
function useQuantityError(offer: OfferOnWire, terms: ApplicationTerms, shares: number | undefined) {
  const refusalText = useRefusalText()
  const sharesError = useSharesError({
    least: leastShares(offer),
    most: mostOf(offer, terms),
    unit: offer.unit,
  })
  if (shares === undefined)
    return { text: sharesError('required'), isAtOnce: false, isNumber: true, isMoney: false }
  const wrong = wrongIn(shares, offer, terms)
  if (wrong === undefined) return { text: undefined, isAtOnce: false, isNumber: false, isMoney: false }
  const isNumber = wrong.code === 'VALIDATION'
  return {
    text: isNumber ? sharesError(wrong.fields['shares']) : refusalText(wrong),
    isAtOnce: wrong.fields['shares'] === 'tooHigh',
    isNumber,
    isMoney: isShortOfMoney(wrong),
  }
}

interface ExpectedProps {
  offer: OfferOnWire
  terms: ApplicationTerms
  shares: number
  /** So many may not be applied for: they have no chance, but what they would take is said. */
  isRefused: boolean
}

function Expected({ offer, terms, shares, isRefused }: ExpectedProps) {
  const { t } = useTranslation('offer')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const zone = offer.zone
  const { leastShares: least, mostShares: most, chance } = expectedOf(offer, shares)
  const cost = costOf(shares, offer)
  const { deposit, mostDue } = cost
  const mostWon = ui('finance.shares', { count: most })
  const payment = usePaymentText()(cost, offer)
  const afterOf = useAfterFact()
  return (
    <>
      {isRefused ? null : (
        <WinChance
          least={least}
          most={most}
          chance={chance}
          note={
            compareDecimals(chance, decimal('1')) < 0
              ? t('apply.back', {
                  amount: formatMoney(locale, deposit),
                  day: formatDay(locale, offer.dates.drawsAt, zone),
                })
              : undefined
          }
        />
      )}
      <FactList
        label={t('apply.facts')}
        facts={[
          {
            label: t('apply.deposit'),
            value: <Money value={deposit} own={false} weight="bold" />,
            strong: true,
          },
          afterOf(subtract(terms.available, deposit)),
          { label: t('apply.mostWon'), value: mostWon },
          { label: payment.mostDue, value: <Money value={mostDue} own={false} size="small" /> },
          { label: t('apply.payment'), value: formatDay(locale, offer.dates.paymentFrom, zone) },
        ]}
      />
    </>
  )
}
