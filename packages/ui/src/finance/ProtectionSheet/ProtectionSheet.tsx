import {
  type OpenPositionView,
  type Protection,
  type Refusal,
  chargesFor,
  closingDirection,
  marketPrice,
  stopOutOnTick,
} from '@onelot/domain'
import { useMemo, useReducer, useRef, useState } from 'react'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { type Fact, FactList } from '../FactList/FactList.tsx'
import { type PriceScale, formatAveragePrice, formatPrice, priceScale } from '../format/price.ts'
import { SendFooter, type SendProps } from '../OrderReviewSheet/SendFooter.tsx'
import { useBoundedText } from '../OrderTicket/useBoundedText.ts'
import { quantityText } from '../OrderTicket/quantityUnit.ts'
import { holdingKind } from '../holdingKind.ts'
import type { RefusalTexts } from '../OrderTicket/refusalMarks.ts'
import type { ListedContext } from '../OrderTicket/ticketModel.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import { draftOfProtection, isFilledIn, protectionReducer } from './protectionDraft.ts'
import { protectionErrors } from './protectionErrors.ts'
import { ProtectionFields } from './ProtectionFields.tsx'
import { type Protected, protectionModel } from './protectionModel.ts'
import { ProtectionPad } from './ProtectionPad.tsx'
import type { ProtectionField } from './protectionParts.ts'

export interface ProtectionSheetProps extends SendProps, RefusalTexts {
  /** Whether it is up; each opening starts anew. */
  open: boolean
  /** Called to close it: by its button, the scrim, Escape or a drag down. */
  onClose: () => void
  /** The issuer, in the reader's language. */
  name: string
  /** What is protected. */
  position: OpenPositionView
  /** What protects it already; empty where nothing does. */
  protection: Protection
  /** With what the fields begin where that differs: a line that was dragged. @defaultValue what protects it already */
  proposed?: Protection | undefined
  /** The rules' context of the position's instrument. */
  context: ListedContext
  /** Every reason of the rules against a protection. */
  check: (protection: Protection) => readonly Refusal[]
  /** Whether prices have stopped. */
  stale?: boolean
  /** Sends it; called once, however often it is tapped, until the answer is there. Empty where all protection goes. */
  onConfirm: (confirmation: { protection: Protection }) => void
}

/** Takes profit and stops loss of an open position: typed, by a chip, or dragged on the chart and confirmed here. */
export function ProtectionSheet(props: ProtectionSheetProps) {
  return <ProtectionSheetContent key={`${props.position.id} ${String(props.open)}`} {...props} />
}

/** The position as what triggers would close; undefined without a price. */
function protectedOf(
  position: OpenPositionView,
  { quote, listing, settings }: Pick<ListedContext, 'quote' | 'listing' | 'settings'>,
): Protected | undefined {
  if (quote === undefined) return undefined
  const { market } = listing
  const rate = position.inForce?.stopOutRate ?? settings.stopOutRate
  return {
    ...position,
    market,
    liquidation: stopOutOnTick(position, position.fill, rate, market),
    charges: chargesFor(position, market),
    from: marketPrice(closingDirection(position.terms.side), quote),
  }
}

function ProtectionSheetContent(props: ProtectionSheetProps) {
  const { open, onClose, name, position, protection, proposed, context, check, stale = false } = props
  const { reasonText, fieldText, onConfirm, busy, outcome, onCheck } = props
  const { language } = useTheme()
  const t = useTradingMessages()
  const { market, instrument } = context.listing
  const { quote, listing, settings } = context
  const [draft, act] = useReducer(protectionReducer, proposed ?? protection, draftOfProtection)
  const [typing, setTyping] = useState<ProtectionField>()
  const form = useRef<HTMLDivElement>(null)
  const on = useMemo(
    () => protectedOf(position, { quote, listing, settings }),
    [position, quote, listing, settings],
  )
  const { currency } = instrument
  const model = useMemo(
    () => protectionModel(draft, on, { market, currency, language }),
    [draft, on, market, currency, language],
  )
  const wanted = model.protection
  const filled = isFilledIn(draft)
  const inForce = protection.takeProfit !== undefined || protection.stopLoss !== undefined
  const refusals = wanted === undefined || !filled ? [] : check(wanted)
  const [first] = refusals
  const removes = inForce && !filled
  const sendable = wanted !== undefined && first === undefined && (filled || inForce)
  const parts = { draft, act, model, on, busy, typing, onTyping: setTyping }
  const scale = priceScale(instrument, market)
  const bounded = useBoundedText(fieldText, {
    market,
    scale,
    protection: {
      wanted,
      side: position.terms.side,
      reference: on && { of: 'market', price: on.from },
      liquidation: on?.liquidation,
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('protection.title')}
      description={name}
      footer={
        <SendFooter
          busy={busy}
          outcome={outcome}
          onCheck={onCheck}
          confirm={t(removes ? 'protection.remove' : 'protection.set')}
          variant="primary"
          disabled={!sendable}
          against={first === undefined ? (removes ? t('protection.removed') : undefined) : reasonText(first)}
          onConfirm={() => {
            if (wanted !== undefined) onConfirm({ protection: wanted })
          }}
        />
      }
      keys={
        typing === undefined || busy ? null : (
          <ProtectionPad
            {...{ draft, act, market, form }}
            field={typing}
            onClose={() => setTyping(undefined)}
          />
        )
      }
    >
      <Stack gap="x5">
        <PositionFacts {...{ position, on, scale, stale }} />
        <div ref={form}>
          <ProtectionFields
            {...parts}
            market={market}
            scale={scale}
            errors={protectionErrors(refusals, bounded)}
          />
        </div>
      </Stack>
    </Sheet>
  )
}

interface PositionFactsProps extends Pick<ProtectionSheetProps, 'position' | 'stale'> {
  on: Protected | undefined
  scale: PriceScale
}

/** From where distances count, where the price is, and how much is protected. */
function PositionFacts({ position, on, scale, stale = false }: PositionFactsProps) {
  const { t: ui, locale } = useTheme()
  const t = useTradingMessages()
  const { fill, lotSize, terms } = position
  const facts: readonly Fact[] = [
    {
      label: ui(`finance.holding.${holdingKind(terms)}.entry`),
      value: formatAveragePrice(locale, fill.price, scale),
    },
    ...(on === undefined
      ? []
      : [
          {
            label: ui('finance.position.now'),
            value: <PriceText price={on.from} scale={scale} currencyShown size="small" stale={stale} />,
          },
        ]),
    ...(on?.liquidation === undefined
      ? []
      : [{ label: ui('finance.position.liquidation'), value: formatPrice(locale, on.liquidation, scale) }]),
    {
      label: t('protection.open'),
      value: quantityText(ui, locale, fill.lots, { id: terms.instrument, lotSize }),
    },
  ]
  return <FactList facts={facts} />
}
