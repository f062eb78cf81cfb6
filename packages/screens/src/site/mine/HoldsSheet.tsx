import type { TradeSummary } from '@onelot/api-client'
import { FactList, Money, Sheet, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { HoldRows } from './HoldRows.tsx'

export interface HoldsSheetProps {
  summary: TradeSummary
  open: boolean
  onClose: () => void
}

/** What is on hold in all currencies, by what holds it; the rows add up to the figure. */
export function HoldsSheet({ summary: { frozen, accounts }, open, onClose }: HoldsSheetProps) {
  const { t } = useTranslation('mine')
  const holds = accounts.flatMap((account) => account.holds)
  return (
    <Sheet open={open} title={t('figures.frozen')} description={t('explained.frozen')} onClose={onClose}>
      <Stack gap="x4">
        {holds.length === 0 ? (
          <Text as="p" size="small" tone="secondary">
            {t('holds.none')}
          </Text>
        ) : (
          <HoldRows holds={holds} />
        )}
        <FactList facts={[{ label: t('sum'), value: <Money value={frozen} />, strong: true }]} />
        {holds.some(({ money }) => money.currency !== frozen.currency) ? (
          <Text as="p" size="small" tone="secondary">
            {t('converted')}
          </Text>
        ) : null}
      </Stack>
    </Sheet>
  )
}
