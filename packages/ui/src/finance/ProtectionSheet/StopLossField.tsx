import { type Decimal, exact, toDecimal } from '@onelot/domain'
import type { ReactNode } from 'react'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { unit } from '../../primitives/NumberField/NumberField.css.ts'
import { currencyMark } from '../../numbers/currencyMark.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { useSelectOnEntry } from '../QuantityStepper/useSelectOnEntry.ts'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import { DistanceChips } from './DistanceChips.tsx'
import { FieldAsideButton } from './FieldAsideButton.tsx'
import { stopKinds } from './protectionDraft.ts'
import { RATE_PLACES, amountAtRate, isPastLiquidation, priceAtRate, stopOf } from './protectionModel.ts'
import type { LegProps } from './TakeProfitField.tsx'
import { TriggerLine } from './TriggerLine.tsx'

/** Where a loss is stopped: at a price, or so far behind the price as it moves in one's favour. */
export function StopLossField(props: LegProps) {
  const { draft, act, model, on, busy, typing, onTyping, scale } = props
  const t = useTradingMessages()
  const { stopKind, stops } = draft
  const side = on?.terms.side ?? 'long'
  const textOf = (rate: Decimal): Decimal => {
    if (stopKind === 'rate') return toDecimal(exact(rate).times('100'))
    if (on === undefined) return rate
    return stopKind === 'level' ? priceAtRate(on, rate, 'against') : amountAtRate(on, rate)
  }
  const hint = stopKind === 'level' ? t('protection.stopLossHint') : t(`protection.trailHint.${side}`)
  const aside = (
    <FieldAsideButton
      typing={typing === 'stopLoss'}
      filled={stops[stopKind] !== ''}
      label={t('protection.stopLoss')}
      onDone={() => onTyping(undefined)}
      onClear={() => act({ kind: 'stopTyped', text: '' })}
    />
  )
  return (
    <Stack gap="x2">
      <SegmentedControl
        label={t('protection.stopKind')}
        segments={stopKinds.map((value) => ({ value, label: t(`protection.stopKinds.${value}`) }))}
        value={stopKind}
        disabled={busy}
        onChange={({ value }) => {
          onTyping(undefined)
          act({ kind: 'stopKindChosen', stopKind: value })
        }}
      />
      {stopKind === 'level' ? (
        <LevelField {...props} aside={aside} />
      ) : (
        <TrailField {...props} aside={aside} />
      )}
      <DistanceChips
        label={`${t('protection.stopLoss')}: ${t(stopKind === 'level' ? 'protection.distance' : 'protection.trailDistance')}`}
        sign={stopKind !== 'level' ? undefined : side === 'short' ? 1 : -1}
        textOf={textOf}
        offers={(rate) => on === undefined || !isPastLiquidation(on, stopOf(stopKind, textOf(rate)))}
        text={stops[stopKind]}
        disabled={busy || on === undefined}
        onSelect={({ text }) => act({ kind: 'stopTyped', text })}
      />
      {model.stopLoss === undefined ? null : (
        <TriggerLine outcome={model.stopLoss} scale={scale} trailing={stopKind !== 'level'} />
      )}
      {model.stopLoss !== undefined && stopKind === 'level' ? null : (
        <Text as="p" size="small" tone="secondary">
          {hint}
        </Text>
      )}
    </Stack>
  )
}

interface StopFieldProps extends LegProps {
  aside: ReactNode
}

function LevelField({ draft, act, on, busy, onTyping, errors, market, scale, aside }: StopFieldProps) {
  const t = useTradingMessages()
  return (
    <TickPriceField
      label={t('protection.stopLossPrice')}
      text={draft.stops.level}
      market={market}
      currency={scale.currency}
      from={on?.from}
      error={errors.stopLoss}
      aside={aside}
      inputMode="none"
      disabled={busy}
      onEnter={() => onTyping('stopLoss')}
      onChange={({ text }) => act({ kind: 'stopTyped', text })}
    />
  )
}

function TrailField({ draft, act, busy, onTyping, errors, market, scale, aside }: StopFieldProps) {
  const { language } = useTheme()
  const t = useTradingMessages()
  const entry = useSelectOnEntry(() => {
    onTyping('stopLoss')
  })
  const isRate = draft.stopKind === 'rate'
  return (
    <NumberField
      {...entry}
      label={t(isRate ? 'protection.trailRate' : 'protection.trailAmount')}
      text={draft.stops[draft.stopKind]}
      places={isRate ? RATE_PLACES : tickPlaces(market)}
      {...(isRate
        ? { unit: '%' }
        : {
            currency: scale.currency,
            prefix: <span className={unit}>{currencyMark(scale.currency, language)}</span>,
          })}
      error={errors.stopLoss}
      aside={aside}
      inputMode="none"
      disabled={busy}
      onChange={({ text }) => act({ kind: 'stopTyped', text })}
    />
  )
}
