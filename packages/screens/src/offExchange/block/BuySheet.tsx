import type { BlockOnWire, BlockTermsOnWire } from '@onelot/api-client'
import type { Market } from '@onelot/domain'
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
import { type PricedNow, leastOf } from '../../parts/blocks/blockView.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { useSharesError } from '../../parts/new-shares/useSharesError.ts'
import type { Reviewed } from './BuyFlow.tsx'
import { figuresOf, wrongIn } from './ticket.ts'
import { useTicketFacts } from './useTicketFacts.tsx'

export interface BuySheetProps {
  block: BlockOnWire
  terms: BlockTermsOnWire
  market: Market
  priced: PricedNow
  /** Undefined while no number is entered. */
  shares: number | undefined
  onChange: (shares: number | undefined) => void
  /** So many may be asked for. */
  onNext: (next: Reviewed) => void
  onClose: () => void
}

/** How many shares, and what that takes and comes to at the price of now. */
export function BuySheet(props: BuySheetProps) {
  const { block, priced, shares, onChange, onNext, onClose } = props
  const { t } = useTranslation('block')
  const { t: blocks } = useTranslation('blocks')
  const ui = useUiMessages()
  const name = useName()
  const error = useQuantityError(props)
  const { price } = priced
  const entry = useMoneyEntry({
    fault: error.text === undefined ? undefined : error,
    startsTyping: false,
    onNext: () => {
      if (shares !== undefined && price !== undefined) onNext({ shares, price })
    },
  })
  const field = { entry, label: t('buy.shares'), value: shares }
  const count = (of: number) => ui('finance.shares', { count: of })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('buy.title')}
      description={name(block.instrument.name)}
      footer={
        <Button block disabled={price === undefined} onClick={entry.next}>
          {t('buy.next')}
        </Button>
      }
      keys={<QuantityEntryKeys {...field} onType={({ value }) => onChange(value)} />}
    >
      <Stack gap="x5">
        <QuantityEntry
          {...field}
          hint={t('buy.hint', { least: count(leastOf(block)), left: count(block.left) })}
          min={1}
          max={Math.max(leastOf(block), block.left)}
          step={leastOf(block) >= STEP_FROM ? STEP : 1}
          onChange={({ value }) => onChange(value)}
        />
        {error.isMoney ? <DepositButton currency={block.instrument.currency} /> : null}
        {price === undefined ? (
          <NoticeBar>{blocks('halted')}</NoticeBar>
        ) : shares === undefined || error.isNumber ? null : (
          <Figures {...props} shares={shares} />
        )}
      </Stack>
    </Sheet>
  )
}

/** From that least on, shares are stepped by tens. */
const STEP_FROM = 100
const STEP = 10

function Figures({ block, terms, market, priced, shares }: BuySheetProps & { shares: number }) {
  const { t } = useTranslation('block')
  const factsOf = useTicketFacts(block)
  const { price } = priced
  if (price === undefined) return null
  const figures = figuresOf({ price, shares }, block, terms, market)
  return <FactList label={t('buy.facts')} facts={factsOf(priced, figures)} />
}

/** What is wrong with a number of shares, in words; what more digits do not mend is said at once. */
function useQuantityError({ block, terms, market, priced: { price }, shares }: BuySheetProps) {
  const refusalText = useRefusalText()
  const sharesError = useSharesError({ least: leastOf(block), most: block.left })
  const fine = { text: undefined, isAtOnce: false, isNumber: false, isMoney: false }
  if (shares === undefined) return { ...fine, text: sharesError('required'), isNumber: true }
  if (price === undefined) return fine
  const counted = Number.isSafeInteger(shares) && shares > 0
  if (!counted) return { ...fine, text: sharesError('notWhole'), isNumber: true }
  const { total } = figuresOf({ price, shares }, block, terms, market)
  const wrong = wrongIn(shares, block, total, terms)
  if (wrong === undefined) return fine
  return {
    text: wrong.code === 'VALIDATION' ? sharesError(wrong.fields['lots']) : refusalText(wrong),
    isAtOnce: wrong.fields['lots'] === 'tooHigh',
    isNumber: wrong.code === 'VALIDATION',
    isMoney: isShortOfMoney(wrong),
  }
}
