import type { Decimal, Market } from '@onelot/domain'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import type { PriceScale } from '../format/price.ts'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import { DistanceChips } from './DistanceChips.tsx'
import { FieldAsideButton } from './FieldAsideButton.tsx'
import { priceAtRate } from './protectionModel.ts'
import type { ProtectionParts } from './protectionParts.ts'
import { TriggerLine } from './TriggerLine.tsx'

export interface LegProps extends ProtectionParts {
  market: Pick<Market, 'ticks'>
  scale: PriceScale
}

/** The price at which a profit is taken. */
export function TakeProfitField(props: LegProps) {
  const { draft, act, model, on, busy, typing, onTyping, errors, market, scale } = props
  const t = useTradingMessages()
  const type = (text: Decimal | '') => {
    act({ kind: 'takeProfitTyped', text })
  }
  return (
    <Stack gap="x2">
      <TickPriceField
        label={t('protection.takeProfitPrice')}
        text={draft.takeProfit}
        market={market}
        currency={scale.currency}
        from={on?.from}
        error={errors.takeProfit}
        aside={
          <FieldAsideButton
            typing={typing === 'takeProfit'}
            filled={draft.takeProfit !== ''}
            label={t('protection.takeProfit')}
            onDone={() => onTyping(undefined)}
            onClear={() => type('')}
          />
        }
        inputMode="none"
        disabled={busy}
        onEnter={() => onTyping('takeProfit')}
        onChange={({ text }) => act({ kind: 'takeProfitTyped', text })}
      />
      <DistanceChips
        label={`${t('protection.takeProfit')}: ${t('protection.distance')}`}
        sign={on?.terms.side === 'short' ? -1 : 1}
        textOf={(rate) => (on === undefined ? rate : priceAtRate(on, rate, 'for'))}
        text={draft.takeProfit}
        disabled={busy || on === undefined}
        onSelect={({ text }) => type(text)}
      />
      {model.takeProfit === undefined ? (
        <Text as="p" size="small" tone="secondary">
          {t('protection.takeProfitHint')}
        </Text>
      ) : (
        <TriggerLine outcome={model.takeProfit} scale={scale} />
      )}
    </Stack>
  )
}
