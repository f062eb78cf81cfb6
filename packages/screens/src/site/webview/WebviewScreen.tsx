import { commonConfig } from '@onelot/api-client'
import { Box, EmptyState, Icon, SandboxedFrame, Skeleton, SkeletonGroup } from '@onelot/ui'
import { ShieldAlert } from 'lucide-react'
import { useRead } from '../../base/data/useRead.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { framedAddress } from './framedAddress.ts'
import type { WebviewParams } from './params.ts'

/** /home/webview: a page of a host that the site lists, kept apart from the app; any other is refused. */
export function WebviewScreen({ url = '' }: WebviewParams) {
  const config = useRead(commonConfig, { type: 'all' })
  const title = useTitleOf()('webview')
  return (
    <BackPage title={title}>
      <Loaded read={config} skeleton={<Waiting />}>
        {(entries) => {
          const hosts = entries.find(({ name }) => name === 'webviewHosts')?.value ?? ''
          const address = framedAddress(url, hosts)
          return address === undefined ? <Refused /> : <SandboxedFrame src={address.href} title={title} />
        }}
      </Loaded>
    </BackPage>
  )
}

function Waiting() {
  return (
    <Box padding="page">
      <SkeletonGroup>
        <Skeleton line="title" width="60%" />
      </SkeletonGroup>
    </Box>
  )
}

/** Without a link: an address that anybody may have written is not one to open. */
function Refused() {
  const { t } = useTranslation('webview')
  return (
    <EmptyState
      role="alert"
      icon={<Icon icon={ShieldAlert} />}
      title={t('refused.title')}
      description={t('refused.description')}
    />
  )
}
