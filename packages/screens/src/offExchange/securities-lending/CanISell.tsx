import type { LendingShareOnWire } from '@onelot/api-client'
import { Stack, Text, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { lentIn } from './lendingView.ts'

/** The first question about lent shares, answered before anything else. */
export function CanISell({ shares }: { shares: readonly LendingShareOnWire[] }) {
  const { t } = useTranslation('securitiesLending')
  const ui = useUiMessages()
  const lent = lentIn(shares)
  return (
    <Stack gap="x1">
      <Text as="p" size="small" tone="secondary">
        {t('sell.question')}
      </Text>
      <Text as="p" size="lead" weight="bold">
        {lent === 0 ? t('sell.free') : t('sell.lent', { shares: ui('finance.shares', { count: lent }) })}
      </Text>
      {lent === 0 ? null : (
        <Text as="p" size="small" tone="secondary">
          {t('sell.recall')}
        </Text>
      )}
    </Stack>
  )
}
