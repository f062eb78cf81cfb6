import type { PlacementOnWire, PlacementTermsOnWire } from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import {
  Button,
  FactList,
  MoneyEntry,
  MoneyEntryKeys,
  Sheet,
  Stack,
  formatCompactMoney,
  useMoneyEntry,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { MarketIsCheaper } from './MarketIsCheaper.tsx'
import type { SubscriptionFigures } from './subscription.ts'
import { useAmountError } from './useAmountError.ts'
import { useDiscountHint } from './useDiscountHint.ts'
import { useSubscriptionFacts } from './useSubscriptionFacts.tsx'

export interface SubscribeSheetProps {
  placement: PlacementOnWire
  terms: PlacementTermsOnWire
  /** As it was typed. */
  text: string
  /** What it means; undefined while it is no amount. */
  amount: Decimal | undefined
  /** What that comes to. */
  figures: SubscriptionFigures | undefined
  onChange: (text: string) => void
  /** So much may be asked for. */
  onNext: () => void
  onClose: () => void
}

/** For how much, what that buys in its tier, and how much more reaches the next one. */
export function SubscribeSheet(props: SubscribeSheetProps) {
  const { placement, text, amount, figures, onChange, onNext, onClose } = props
  const { instrument, tiers } = placement
  const { t } = useTranslation('placementDetail')
  const { locale } = useTheme()
  const name = useName()
  const hint = useDiscountHint(placement)
  const error = useAmountError(props)
  const factsOf = useSubscriptionFacts(placement)
  const entry = useMoneyEntry({
    fault: error.text === undefined ? undefined : error,
    isSuggested: text === tiers[0]?.least.amount,
    onNext,
  })
  const field = {
    entry,
    label: t('subscribe.amount'),
    currency: instrument.currency,
    text,
    onType: (typed: { readonly text: string }) => onChange(typed.text),
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('subscribe.title')}
      description={name(instrument.name)}
      footer={
        <Button block onClick={entry.next}>
          {t('subscribe.next')}
        </Button>
      }
      keys={<MoneyEntryKeys {...field} />}
    >
      <Stack gap="x5">
        <MoneyEntry
          {...field}
          hint={hint(amount)}
          choices={{
            label: t('tiers.label'),
            options: tiers.map(({ least }) => ({
              value: least.amount,
              label: formatCompactMoney(locale, least),
            })),
            value: tiers.find(({ least }) => least.amount === amount)?.least.amount,
          }}
        />
        {error.isMoney ? <DepositButton currency={instrument.currency} /> : null}
        {figures === undefined || error.isAmount ? null : (
          <>
            <FactList label={t('subscribe.facts')} facts={factsOf(figures)} />
            <MarketIsCheaper placement={placement} price={figures.price} />
          </>
        )}
      </Stack>
    </Sheet>
  )
}
