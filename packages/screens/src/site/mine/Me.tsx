import type { ResponseOf, memberMe } from '@onelot/api-client'
import { nextInSetUp } from '@onelot/domain'
import { Card, Icon, Inline, ListRow, Skeleton, Stack, Tag, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { setUpWays } from '../../parts/set-up/setUpWays.ts'
import { useNavigation } from '../../base/ports/ports.ts'

interface MeProps {
  me: ResponseOf<typeof memberMe>
}

/** The member's number, and how far the verification of their identity has got, where that is not a step to take, and whether it is a seat account. */
export function Me({ me }: MeProps) {
  const { t } = useTranslation('mine')
  return (
    <Stack gap="x1">
      <Inline gap="x2" wrap>
        <Text weight="strong">{me.phone}</Text>
        {isOpen(me) ? null : <Tag>{t(`realName.${me.realName}`)}</Tag>}
        {me.seat === 'seat' ? <Tag tone="accent">{t('seat')}</Tag> : null}
      </Inline>
      <Text size="small" tone="secondary">
        {`${t('invitation')} ${me.invitation}`}
      </Text>
    </Stack>
  )
}

const isOpen = ({ realName }: MeProps['me']): boolean => realName === 'notVerified' || realName === 'rejected'

/** What is not set up yet, as a quiet next step; nothing where all is. */
export function NextStep({ me }: MeProps) {
  const { t } = useTranslation('mine')
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const next = nextInSetUp(me)
  if (next === undefined) return null
  const { to, icon } = setUpWays[next]
  return (
    <Card as="section" padding="none" aria-label={t('nextStep')}>
      <ListRow
        leading={<Icon icon={icon} />}
        title={next === 'realName' ? t(`realName.${me.realName}`) : titleOf(to)}
        href={href({ to })}
        Link={Link}
      />
    </Card>
  )
}

export function MeSkeleton() {
  return (
    <Stack gap="x1">
      <Skeleton width="9em" />
      <Skeleton line="small" width="12em" />
    </Stack>
  )
}
