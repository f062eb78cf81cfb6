import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { FactList } from '../FactList/FactList.tsx'
import { formatPrice, priceScale } from '../format/price.ts'
import { Money } from '../Money/Money.tsx'
import { quantityLabel, quantityText } from '../OrderTicket/quantityUnit.ts'
import type { CloseEstimateDetailsProps } from './CloseEstimateDetails.tsx'
import { countedOf } from './quantityToClose.ts'

/** What is asked before a close is sent: how much of it, what comes back, and what is won or lost by it after every charge. */
export function CloseQuestion({
  draft,
  model: { estimate },
  position,
  context,
}: Omit<CloseEstimateDetailsProps, 'stale'>) {
  const { t, locale } = useTheme()
  if (estimate === undefined) return null
  const { instrument, market } = context.listing
  const counted = countedOf(position)
  return (
    <Stack gap="x5">
      <FactList
        facts={[
          { label: t(quantityLabel(counted)), value: quantityText(t, locale, draft.lots ?? 0, counted) },
          {
            label: t('finance.close.proceeds'),
            value: <Money value={estimate.proceeds} own={false} weight="bold" />,
            strong: true,
          },
          {
            label: t('finance.close.realised'),
            value: <Money value={estimate.netProfit} tone="change" own={false} weight="bold" />,
            strong: true,
          },
        ]}
      />
      <Text as="p" size="small" tone="secondary">
        {draft.type === 'market'
          ? t('finance.review.fillNote')
          : t('finance.close.limitNote', {
              price: formatPrice(locale, estimate.price, priceScale(instrument, market)),
            })}
      </Text>
    </Stack>
  )
}
