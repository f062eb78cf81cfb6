import { type ResponseOf, memberMe } from '@onelot/api-client'
import {
  Card,
  CopyField,
  FactList,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  formatDate,
  useTheme,
} from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { RouteRows } from '../../base/shell/RouteRows.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { Documents } from './Documents.tsx'

/** /information/userInfo: what the account is known by, and what its member has accepted. */
export function PersonalDetailsScreen() {
  return (
    <BackPage title={useTitleOf()('personalDetails')}>
      <MemberOnly>
        <Details />
      </MemberOnly>
    </BackPage>
  )
}

function Details() {
  const read = useRead(memberMe, {})
  return (
    <PageRead read={read} skeleton={<DetailsSkeleton />}>
      {(me) => <Member me={me} />}
    </PageRead>
  )
}

const ways = ['phoneNumber', 'seatAccount'] as const

function Member({ me }: { me: ResponseOf<typeof memberMe> }) {
  const { t } = useTranslation('personalDetails')
  const { t: identity } = useTranslation('identity')
  const { locale } = useTheme()
  const isOffered = useOffered()
  const facts = [
    { label: t('identity'), value: identity(`realName.${me.realName}`) },
    { label: t('since'), value: formatDate(locale, me.openedAt, readerZone()) },
    ...(me.inviter === undefined ? [] : [{ label: t('inviter'), value: me.inviter }]),
  ]
  return (
    <Stack gap="x5">
      <Card>
        <Stack gap="x4">
          <CopyField label={t('account')} value={me.account} />
          <Stack gap="x1">
            <CopyField label={t('invitation')} value={me.invitation} />
            <Text as="p" size="small" tone="secondary">
              {t('invitationHint')}
            </Text>
          </Stack>
        </Stack>
      </Card>
      <Card>
        <FactList facts={facts} />
      </Card>
      <Card as="section" padding="none" aria-label={t('contact')}>
        <RouteRows
          label={t('contact')}
          routes={ways.filter(isOffered)}
          trailing={(to) => (
            <Text tone="secondary">{to === 'phoneNumber' ? me.phone : t(`seat.${me.seat}`)}</Text>
          )}
        />
      </Card>
      {me.accepted === undefined ? null : <Documents accepted={me.accepted} />}
    </Stack>
  )
}

const DetailsSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x5">
      <Skeleton shape="block" height="9rem" />
      <Skeleton shape="block" height="9rem" />
    </Stack>
  </SkeletonGroup>
)
