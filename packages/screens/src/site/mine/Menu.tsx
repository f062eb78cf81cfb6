import { Box, Card } from '@onelot/ui'
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
import { languageName } from '../../base/i18n/languageName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { PlainRoute } from '../../base/definition/routes.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { RouteRows } from '../../base/shell/RouteRows.tsx'
import { type RouteTile, RouteTiles } from '../../base/shell/RouteTiles.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'

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
const forAll = ['settings', 'changeLanguage', 'privacy', 'agreement', 'aboutUs'] as const
const more: readonly PlainRoute[] = [
  'orders',
  'applications',
  'loan',
  'checkIn',
  'messages',
  'fundPassword',
  ...forAll,
]

/** A grid of what is done often. */
export function Actions() {
  const { t } = useTranslation('mine')
  return (
    <Card as="section" padding="none" aria-label={t('actions')}>
      <Box padding="x2">
        <RouteTiles label={t('actions')} routes={actions} />
      </Box>
    </Card>
  )
}

/** A list of the other ways from Mine. */
export function MemberMenu() {
  const isOffered = useOffered()
  return <More routes={more.filter(isOffered)} />
}

/** The ways that need no account. */
export const GuestMenu = () => <More routes={['customerService', ...forAll]} />

function More({ routes }: { routes: readonly PlainRoute[] }) {
  const { t } = useTranslation('mine')
  const { language } = usePreferences()
  return (
    <Card as="section" padding="none" aria-label={t('more')}>
      <RouteRows
        label={t('more')}
        routes={routes}
        trailing={(to) => (to === 'changeLanguage' ? languageName(language).name : undefined)}
      />
    </Card>
  )
}
