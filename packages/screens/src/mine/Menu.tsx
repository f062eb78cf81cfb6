import { Box, Card, ListRow, RowList } from '@onelot/ui'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CreditCard,
  Headset,
  IdCard,
  KeyRound,
  ReceiptText,
} from 'lucide-react'
import { useTitleOf } from '../i18n/useName.ts'
import { useTranslation } from '../i18n/translation.tsx'
import type { PlainRoute } from '../definition/routes.ts'
import { useNavigation } from '../ports/ports.ts'
import { type RouteTile, RouteTiles } from '../shell/RouteTiles.tsx'
import { useOffered } from '../shell/useOffered.ts'

const actions: readonly RouteTile[] = [
  { to: 'deposit', icon: ArrowDownToLine },
  { to: 'withdraw', icon: ArrowUpFromLine },
  { to: 'exchange', icon: ArrowLeftRight },
  { to: 'fundRecord', icon: ReceiptText },
  { to: 'bankCards', icon: CreditCard },
  { to: 'realName', icon: IdCard },
  { to: 'loginPassword', icon: KeyRound },
  { to: 'customerService', icon: Headset },
]
const more: readonly PlainRoute[] = [
  'orders',
  'checkIn',
  'settings',
  'fundPassword',
  'messages',
  'privacy',
  'agreement',
  'aboutUs',
]

/** The ways from Mine: a grid of what is done often, a list of the rest. */
export function Menu() {
  const { t } = useTranslation('mine')
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const shown = more.filter(useOffered())
  return (
    <>
      <Card as="section" padding="none" aria-label={t('actions')}>
        <Box padding="x2">
          <RouteTiles label={t('actions')} routes={actions} />
        </Box>
      </Card>
      <Card as="section" padding="none" aria-label={t('more')}>
        <RowList
          label={t('more')}
          rows={shown.map((to) => ({
            key: to,
            row: <ListRow title={titleOf(to)} href={href({ to })} Link={Link} />,
          }))}
        />
      </Card>
    </>
  )
}
