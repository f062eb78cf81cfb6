import { type OpenPositionView, closingDirection, decimal, marketPrice, priceLimits } from '@onelot/domain'
import type { Dispatch } from 'react'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme, useUiMessages } from '../../theme/ThemeContext.ts'
import { BuyingPowerChips } from '../BuyingPowerChips/BuyingPowerChips.tsx'
import { type Fact, FactList } from '../FactList/FactList.tsx'
import { formatNumber } from '../format/number.ts'
import { priceScale } from '../format/price.ts'
import { Money } from '../Money/Money.tsx'
import { type RefusalTexts, fieldError } from '../OrderTicket/refusalMarks.ts'
import { takesMarketOrders } from '../OrderTicket/ticketDraft.ts'
import { quantityTexts, quantityUnit } from '../OrderTicket/quantityUnit.ts'
import type { ListedContext } from '../OrderTicket/ticketModel.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import type { CloseAction, CloseDraft } from './closeDraft.ts'
import type { CloseModel } from './closeModel.ts'
import { lotsToClose } from './lotsToClose.ts'

export interface CloseFieldsProps extends Pick<RefusalTexts, 'fieldText'> {
  draft: CloseDraft
  act: Dispatch<CloseAction>
  model: CloseModel
  position: OpenPositionView
  context: ListedContext
  stale: boolean
  busy: boolean
}

/** How many lots to close, and at what price. */
export function CloseFields(props: CloseFieldsProps) {
  const { draft, act, model, position, context, fieldText, busy } = props
  const t = useUiMessages()
  const { market, session } = context.listing
  const { quote } = context
  const live = quote === undefined ? undefined : marketPrice(closingDirection(position.terms.side), quote)
  const freeLots = lotsToClose(position)
  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <QuantityStepper
          label={t(quantityTexts[quantityUnit(position.lotSize)].toClose)}
          value={draft.lots}
          max={freeLots}
          outside="keep"
          hint={t('finance.close.all', { lots: freeLots })}
          error={fieldError(model.refusals, 'lots', fieldText)}
          disabled={busy}
          onChange={({ value }) => {
            act({ kind: 'lotsEntered', lots: value })
          }}
        />
        <BuyingPowerChips
          label={t('finance.close.part')}
          percent={draft.share}
          disabled={busy}
          onSelect={({ percent }) => {
            act({ kind: 'shareChosen', share: percent, openLots: freeLots })
          }}
        />
      </Stack>
      <SegmentedControl
        label={t('finance.ticket.type')}
        segments={[
          {
            value: 'market',
            label: t('finance.orderTypes.market'),
            disabled: !takesMarketOrders(session.phase),
          },
          { value: 'limit', label: t('finance.orderTypes.limit') },
        ]}
        value={draft.type}
        disabled={busy}
        onChange={({ value }) => {
          act({ kind: 'typeChosen', type: value, price: live })
        }}
      />
      {draft.type === 'limit' ? (
        <TickPriceField
          label={t('finance.ticket.price')}
          text={draft.priceText}
          market={market}
          currency={position.currency}
          from={live}
          limits={quote === undefined ? undefined : priceLimits(market, quote.previousClose)}
          error={fieldError(model.refusals, 'limitPrice', fieldText)}
          disabled={busy}
          onChange={({ text }) => {
            act({ kind: 'priceTyped', text })
          }}
        />
      ) : null}
    </Stack>
  )
}

/** What closing would bring, every charge named. */
export function CloseEstimateDetails({ draft, model, position, context, stale }: CloseFieldsProps) {
  const { locale, t } = useTheme()
  const { estimate } = model
  if (estimate === undefined) return null
  const remaining = position.fill.lots - (draft.lots ?? 0)
  const lots = (count: number) => formatNumber(locale, decimal(String(count)))
  const scale = priceScale(context.listing.instrument, context.listing.market)
  const figures: readonly Fact[] = [
    { label: t(quantityTexts[quantityUnit(position.lotSize)].toClose), value: lots(draft.lots ?? 0) },
    ...(remaining > 0 ? [{ label: t('finance.close.remaining'), value: lots(remaining) }] : []),
    {
      label: draft.type === 'limit' ? t('finance.ticket.price') : t('finance.ticket.marketPrice'),
      value: (
        <PriceText
          price={estimate.price}
          scale={scale}
          currencyShown
          size="small"
          stale={stale && draft.type === 'market'}
        />
      ),
    },
    {
      label: t('finance.close.marketValue'),
      value: <Money value={estimate.marketValue} size="small" own={false} />,
    },
    {
      label: t('finance.close.grossProfit'),
      value: <Money value={estimate.grossProfit} size="small" tone="change" own={false} />,
    },
    { label: t('finance.close.fee'), value: <Money value={estimate.fee} size="small" own={false} /> },
    { label: t('finance.close.tax'), value: <Money value={estimate.tax} size="small" own={false} /> },
    {
      label: t('finance.close.netProfit'),
      value: <Money value={estimate.netProfit} size="small" tone="change" own={false} />,
    },
    {
      label: t('finance.close.proceeds'),
      value: <Money value={estimate.proceeds} own={false} weight="bold" />,
      strong: true,
    },
  ]
  return <FactList facts={figures} />
}
