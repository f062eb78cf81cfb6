import { Box, Section, TileGrid } from '@onelot/ui'
import {
  CalendarCheck,
  ChartLine,
  Coins,
  Globe,
  Headset,
  Newspaper,
  type LucideIcon,
  ReceiptText,
  Star,
} from 'lucide-react'
import type { PlainRoute } from '../definition/routes.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { useFeature } from '../shell/siteConfig.ts'

/** What is built, two rows of four: the market first, then what is one's own. */
const entries: readonly { readonly to: PlainRoute; readonly icon: LucideIcon }[] = [
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
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const hasCheckIn = useFeature('checkIn') !== false
  const shown = entries.filter(({ to }) => to !== 'checkIn' || hasCheckIn)
  return (
    <Box paddingInline="page">
      <Section heading={t('entries')}>
        <TileGrid
          label={t('entries')}
          tiles={shown.map(({ to, icon }) => ({ key: to, href: href({ to }), label: titleOf(to), icon }))}
          Link={Link}
        />
      </Section>
    </Box>
  )
}
