import { codesInbox } from '@onelot/api-client'
import { Box, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { UpdateNotice } from '../../parts/app-update/UpdateNotice.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { Appearance } from './Appearance.tsx'
import { Demo } from './Demo.tsx'
import { LogOut } from './LogOut.tsx'
import { MemberSettings } from './MemberSettings.tsx'
import { Ways } from './Ways.tsx'

/** /information/setting: what belongs to the account, what keeps it safe, and how the app looks on this device. A guest sets only the last. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  const titleOf = useTitleOf()
  /** Where codes are sent to phones there is no inbox. */
  const isDemo = useRead(codesInbox, {}).data !== undefined
  const member = useSession().current !== undefined
  return (
    <BackPage title={titleOf('settings')}>
      <Box padding="page">
        <Stack gap="x5">
          <UpdateNotice />
          {member ? <MemberSettings /> : <LogInPrompt />}
          <Appearance />
          <Ways
            label={t('about')}
            routes={isDemo ? ['aboutUs', 'about', 'codeInbox'] : ['aboutUs', 'about']}
          />
          <Demo />
          {member ? <LogOut /> : null}
          {member ? <Ways label={titleOf('closeAccount')} routes={['closeAccount']} /> : null}
        </Stack>
      </Box>
    </BackPage>
  )
}
