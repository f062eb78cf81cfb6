import { Box, Section } from '@onelot/ui'
import { CalendarCheck, ChartLine, Coins, Globe, Headset, Newspaper, ReceiptText, Star } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type RouteTile, RouteTiles } from '../../base/shell/RouteTiles.tsx'

/** What is built, two rows of four: the market first, then what is one's own. */
const entries: readonly RouteTile[] = [
  { to: 'marketOverview', icon: Globe },
  { to: 'news', icon: Newspaper },
  { to: 'watchlist', icon: Star },
  { to: 'dividends', icon: Coins },
  { to: 'performance', icon: ChartLine },
  { to: 'orders', icon: ReceiptText },
  { to: 'checkIn', icon: CalendarCheck },
  { to: 'customerService', icon: Headset },
]

/** The ways to what the site offers besides trading. */
export function Entries() {
  const { t } = useTranslation('home')
  return (
    <Box paddingInline="page">
      <Section heading={t('entries')}>
        <RouteTiles label={t('entries')} routes={entries} />
      </Section>
    </Box>
  )
}
