import { Box, Card, Icon, ListRow, Section, Stack } from '@onelot/ui'
import {
  CalendarCheck,
  ChartLine,
  Coins,
  Globe,
  Headset,
  Landmark,
  Newspaper,
  ReceiptText,
  Star,
} from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { type RouteTile, RouteTiles } from '../../base/shell/RouteTiles.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'

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
        <Stack gap="x3">
          <RouteTiles label={t('entries')} routes={entries} />
          <ToLoan />
        </Stack>
      </Section>
    </Box>
  )
}

/** The way to borrowing, with what it is in words; nothing where the site gives no loans. */
function ToLoan() {
  const { t } = useTranslation('home')
  const titleOf = useTitleOf()
  const isOffered = useOffered()
  const { href, Link } = useNavigation()
  if (!isOffered('loan')) return null
  return (
    <Card padding="none">
      <ListRow
        title={titleOf('loan')}
        subtitle={t('borrow')}
        wholeSubtitle
        leading={<Icon icon={Landmark} />}
        href={href({ to: 'loan' })}
        Link={Link}
      />
    </Card>
  )
}
