import type { AuctionOnWire, BidOnWire, BidTerms } from '@onelot/api-client'
import { type Decimal, type FieldReason, type Market, money, tickSize } from '@onelot/domain'
import {
  Box,
  Button,
  FactList,
  FieldDone,
  FieldKeys,
  Money,
  QuantityEntry,
  QuantityEntryKeys,
  Sheet,
  Stack,
  TickPriceField,
  formatMoney,
  parseNumber,
  priceRules,
  tickPlaces,
  useMoneyEntry,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { useSharesError } from '../../parts/new-shares/useSharesError.ts'
import { type BidDraft, type BidLevel, costOf, mostSharesAt, wrongIn } from './bidForm.ts'

export interface BidSheetProps {
  auction: AuctionOnWire
  market: Market
  terms: BidTerms
  /** The bid that is changed. */
  own: BidOnWire | undefined
  /** What was filled in before; without it the lowest bid for the fewest shares. */
  begun: BidLevel | undefined
  /** So much may be bid. */
  onNext: (level: BidLevel) => void
  onClose: () => void
}

/** At what price and for how many shares, and what that puts on hold. */
export function BidSheet({ auction, market, terms, own, begun, onNext, onClose }: BidSheetProps) {
  const { t } = useTranslation('auction')
  const { t: refusals } = useTranslation('refusals')
  const { locale, language } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const { instrument, floor, minShares, shares: offered } = auction
  const [text, setText] = useState<string>(begun?.price ?? floor)
  const [shares, setShares] = useState<number | undefined>(begun?.shares ?? minShares)
  const parsed = parseNumber(text, language, priceRules(market, instrument.currency))
  const draft: BidDraft = { price: parsed.ok ? parsed.value : undefined, shares }
  const level = levelOf(draft)
  const errors = useErrors(draft, auction, market, terms, own)
  const price = (amount: typeof floor) => formatMoney(locale, money(instrument.currency, amount))
  const count = (of: number) => ui('finance.shares', { count: of })
  const sharesEntry = useMoneyEntry({
    fault:
      shares === undefined || errors.shares !== undefined
        ? { text: errors.shares, isAtOnce: errors.isAtOnce }
        : undefined,
    startsTyping: false,
    onNext: () => {
      if (level !== undefined) onNext(level)
    },
  })
  const priceEntry = useMoneyEntry({
    fault:
      draft.price === undefined || errors.price !== undefined
        ? { text: errors.price ?? refusals('fields.required') }
        : undefined,
    startsTyping: false,
    onNext: sharesEntry.next,
  })
  const {
    field: priceField,
    typing: isPriceTyped,
    error: priceError,
    enter: enterPrice,
    done: priceDone,
    typed: priceTyped,
    next,
  } = priceEntry
  const sharesField = { entry: sharesEntry, label: t('bid.shares'), value: shares }
  const typePrice = (next: string) => {
    priceTyped()
    setText(next)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('bid.title')}
      description={name(instrument.name)}
      footer={
        <Button block onClick={next}>
          {t('bid.next')}
        </Button>
      }
      keys={
        isPriceTyped ? (
          <FieldKeys
            label={t('bid.price')}
            text={text}
            places={tickPlaces(market)}
            form={priceField}
            onType={(typed) => typePrice(typed.text)}
            onClose={priceDone}
          />
        ) : (
          <QuantityEntryKeys {...sharesField} onType={({ value }) => setShares(value)} />
        )
      }
    >
      <Stack gap="x5">
        <Box paddingTop="x1">
          <div ref={priceField}>
            <TickPriceField
              label={t('bid.price')}
              text={text}
              market={market}
              currency={instrument.currency}
              from={floor}
              hint={t('bid.priceHint', { floor: price(floor), tick: price(tickSize(market, floor)) })}
              error={priceError}
              inputMode="none"
              aside={isPriceTyped ? <FieldDone onDone={priceDone} /> : undefined}
              onEnter={() => {
                sharesEntry.done()
                enterPrice()
              }}
              onChange={(change) => typePrice(change.text)}
            />
          </div>
        </Box>
        <QuantityEntry
          {...sharesField}
          entry={{
            ...sharesEntry,
            enter: () => {
              priceDone()
              sharesEntry.enter()
            },
          }}
          hint={t('bid.sharesHint', { least: count(minShares), most: count(offered) })}
          min={minShares}
          max={offered}
          onChange={({ value }) => setShares(value)}
        />
        {errors.isMoney ? <DepositButton currency={instrument.currency} /> : null}
        {level === undefined || errors.isOfFields ? null : (
          <Cost auction={auction} market={market} terms={terms} own={own} level={level} />
        )}
      </Stack>
    </Sheet>
  )
}

const levelOf = ({ price, shares }: BidDraft): BidLevel | undefined =>
  price === undefined || shares === undefined ? undefined : { price, shares }

/** What is wrong with each of the fields, in words; what more digits do not mend is said at once. */
function useErrors(
  draft: BidDraft,
  auction: AuctionOnWire,
  market: Market,
  terms: BidTerms,
  own: BidOnWire | undefined,
) {
  const refusalText = useRefusalText()
  const level = levelOf(draft)
  const most = level === undefined ? auction.shares : mostSharesAt(level.price, auction, market, terms, own)
  const sharesError = useSharesError({ least: auction.minShares, most })
  const priceError = usePriceError(auction, market)
  if (level === undefined)
    return {
      price: undefined,
      shares: draft.shares === undefined ? sharesError('required') : undefined,
      isAtOnce: false,
      isOfFields: true,
      isMoney: false,
    }
  const wrong = wrongIn(level, auction, market, terms, own)
  if (wrong === undefined)
    return { price: undefined, shares: undefined, isAtOnce: false, isOfFields: false, isMoney: false }
  const isOfFields = wrong.code === 'VALIDATION'
  return {
    price: priceError(wrong.fields['price'], level.price),
    shares: isOfFields ? sharesError(wrong.fields['shares']) : refusalText(wrong),
    isAtOnce: wrong.fields['shares'] === 'tooHigh',
    isOfFields,
    isMoney: isShortOfMoney(wrong),
  }
}

/** What the price of a bid says under it: within what it must be. */
function usePriceError({ instrument, floor }: AuctionOnWire, market: Market) {
  const ui = useUiMessages()
  const { locale } = useTheme()
  const text = (amount: Decimal) => formatMoney(locale, money(instrument.currency, amount))
  return (reason: FieldReason | undefined, price: Decimal): string | undefined => {
    if (reason === undefined) return undefined
    return reason === 'offTick'
      ? ui('finance.bounds.step', { step: text(tickSize(market, price)) })
      : ui('finance.bounds.least', { bound: text(floor) })
  }
}

interface CostProps extends Pick<BidSheetProps, 'auction' | 'market' | 'terms' | 'own'> {
  level: BidLevel
}

function Cost({ auction, market, terms, own, level }: CostProps) {
  const { t } = useTranslation('auction')
  const afterOf = useAfterFact()
  const { value, fee, total, after } = costOf(level, auction, market, terms, own)
  return (
    <FactList
      label={t('bid.facts')}
      facts={[
        { label: t('bid.value'), value: <Money value={value} own={false} size="small" /> },
        { label: t('bid.fee'), value: <Money value={fee} own={false} size="small" /> },
        { label: t('bid.total'), value: <Money value={total} own={false} weight="bold" />, strong: true },
        afterOf(after),
      ]}
    />
  )
}
