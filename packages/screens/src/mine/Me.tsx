import type { ResponseOf, memberMe } from '@onelot/api-client'
import { Inline, Skeleton, Stack, Tag, Text } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'
import * as styles from './MineScreen.css.ts'

/** The member's name and account; what is not set up shows as a next step. */
export function Me({ me }: { me: ResponseOf<typeof memberMe> }) {
  const { t } = useTranslation('mine')
  const { href, Link } = useNavigation()
  const open = me.realName === 'notVerified' || me.realName === 'rejected'
  return (
    <Stack gap="x1">
      <Inline gap="x2" wrap>
        <Text weight="strong">{me.phone}</Text>
        <Tag>{`${t('invitation')} ${me.invitation}`}</Tag>
      </Inline>
      {open ? (
        <Text size="small">
          <Link href={href({ to: 'realName' })} className={styles.step}>
            {t(`realName.${me.realName}`)}
          </Link>
        </Text>
      ) : (
        <Text size="small" tone="secondary">
          {t(`realName.${me.realName}`)}
        </Text>
      )}
    </Stack>
  )
}

export function MeSkeleton() {
  return (
    <Stack gap="x1">
      <Skeleton width="9em" />
      <Skeleton line="small" width="16em" />
    </Stack>
  )
}
