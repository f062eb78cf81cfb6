import { memberMe } from '@onelot/api-client'
import { Text } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useAppLock } from '../../base/ports/ports.ts'
import { AppLockRow } from './AppLockRow.tsx'
import { NotificationsRow } from './NotificationsRow.tsx'
import { Ways } from './Ways.tsx'

/** What is set of the account. Each row leads on before what is set now has arrived, and where it does not. */
export function MemberSettings() {
  const { t } = useTranslation('settings')
  const { t: identity } = useTranslation('identity')
  const { data: me } = useRead(memberMe, {})
  const { isAvailable: isLockable } = useAppLock()
  return (
    <>
      <Ways
        label={t('account')}
        routes={['personalDetails', 'phoneNumber', 'realName']}
        last={<NotificationsRow />}
        trailing={(to) =>
          me === undefined || to === 'personalDetails' ? undefined : (
            <Text tone="secondary">{to === 'realName' ? identity(`realName.${me.realName}`) : me.phone}</Text>
          )
        }
      />
      <Ways
        label={t('security')}
        routes={['loginPassword', 'fundPassword', 'devices']}
        last={isLockable ? <AppLockRow /> : undefined}
      />
    </>
  )
}
