import { Box, Stack } from '@onelot/ui'
import { Boxes, HandCoins, Layers } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type RouteTile, RouteTiles } from '../../base/shell/RouteTiles.tsx'
import { BlockList } from '../blocks/BlockList.tsx'

const others: readonly RouteTile[] = [
  { to: 'blockTrades', icon: Boxes },
  { to: 'placement', icon: Layers },
  { to: 'securitiesLending', icon: HandCoins },
]

/** OTC lots, and before them the ways to what else is sold off exchange. */
export function OtcTab() {
  const { t } = useTranslation('sales')
  return (
    <Stack gap="x3">
      <Box paddingInline="page">
        <RouteTiles label={t('others')} routes={others} />
      </Box>
      <BlockList kind="otc" />
    </Stack>
  )
}
