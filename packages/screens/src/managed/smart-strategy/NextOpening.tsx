import type { NamedInstrument } from '@onelot/api-client'
import { type Strategy, decidedFrom } from '@onelot/domain'
import {
  Card,
  Section,
  Stack,
  Text,
  formatAveragePrice,
  formatMoney,
  priceScale,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { memo, useMemo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type Tested, beginningOf, firstPurchase } from './backtest.ts'

export interface NextOpeningProps {
  strategy: Strategy
  /** With the money that would be put in. */
  tested: Tested
  instrument: NamedInstrument
}

/** What a run that is started now would do at the next opening, and why. */
export const NextOpening = memo(function NextOpening(props: NextOpeningProps) {
  const { t } = useTranslation('smartStrategy')
  const { what, why } = useNextOpening(props)
  return (
    <Section heading={t('next.label')}>
      <Card>
        <Stack gap="x2">
          <Text as="p" weight="strong">
            {what}
          </Text>
          <Text as="p" size="small" tone="secondary">
            {why}
          </Text>
        </Stack>
      </Card>
    </Section>
  )
})

/** The same in words. */
export function useNextOpening({ strategy, tested, instrument }: NextOpeningProps): {
  readonly what: string
  readonly why: string
} {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const { purchase, reason } = useMemo(() => {
    const book = beginningOf(strategy, tested)
    return {
      purchase: firstPurchase(strategy, book, tested),
      reason: decidedFrom(strategy, book, tested.bars).why,
    }
  }, [strategy, tested])
  const scale = priceScale(instrument, tested.market)
  const price = (value: Parameters<typeof formatAveragePrice>[1]) => formatAveragePrice(locale, value, scale)
  const what =
    purchase === undefined
      ? t('next.nothing')
      : t('next.buys', {
          shares: ui('finance.shares', { count: purchase.lots }),
          amount: formatMoney(locale, tested.capital),
          price: price(purchase.price),
        })
  return { what, why: whyText() }

  function whyText(): string {
    switch (reason.kind) {
      case 'tooFewDays':
        return t('why.tooFewDays', { days: reason.days, needed: reason.needed })
      case 'crossing': {
        if (strategy.kind !== 'crossing') return ''
        const key = purchase === undefined ? 'why.below' : 'why.above'
        const { fast, slow } = strategy
        return t(key, { fast, slow, fastPrice: price(reason.fast), slowPrice: price(reason.slow) })
      }
      case 'breakout': {
        const key = purchase === undefined ? 'why.noSignal' : 'why.signal'
        return t(key, { close: price(reason.close), level: price(reason.level) })
      }
      case 'grid':
        return t('why.grid', { close: price(reason.close) })
      default:
        return reason satisfies never
    }
  }
}
