import type { ResponseOf, memberMe } from '@onelot/api-client'
import { Card, Icon, Inline, ListRow, Skeleton, Stack, Tag, Text } from '@onelot/ui'
import { IdCard } from 'lucide-react'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'

interface MeProps {
  me: ResponseOf<typeof memberMe>
}

/** The member's number, and how far the verification of their identity has got, where that is not a step to take. */
export function Me({ me }: MeProps) {
  const { t } = useTranslation('mine')
  return (
    <Stack gap="x1">
      <Inline gap="x2" wrap>
        <Text weight="strong">{me.phone}</Text>
        {isOpen(me) ? null : <Tag>{t(`realName.${me.realName}`)}</Tag>}
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
  const { href, Link } = useNavigation()
  if (!isOpen(me)) return null
  return (
    <Card as="section" padding="none" aria-label={t('nextStep')}>
      <ListRow
        leading={<Icon icon={IdCard} />}
        title={t(`realName.${me.realName}`)}
        href={href({ to: 'realName' })}
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
