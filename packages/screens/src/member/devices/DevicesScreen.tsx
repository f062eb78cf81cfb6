import { type MemberDevice, memberDevices } from '@onelot/api-client'
import { Button, Card, RowList, Skeleton, SkeletonGroup, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { EndDevice } from './EndDevice.tsx'
import { EndOthers } from './EndOthers.tsx'

/** /information/devices: where the member is logged in, and how to end it. */
export function DevicesScreen() {
  const title = useTitleOf()('devices')
  const isMember = useSession().current !== undefined
  return isMember ? (
    <Devices title={title} />
  ) : (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

function Devices({ title }: { title: string }) {
  const { t } = useTranslation('devices')
  const read = useRead(memberDevices, {})
  const [asked, setAsked] = useState<MemberDevice | 'others'>()
  const close = () => {
    setAsked(undefined)
    void read.refresh()
  }
  const hasOthers = read.data?.some(({ current }) => !current) ?? false
  return (
    <BackPage
      title={title}
      action={
        hasOthers ? (
          <Button variant="secondary" block onClick={() => setAsked('others')}>
            {t('all.action')}
          </Button>
        ) : undefined
      }
    >
      <PageRead read={read} skeleton={<DevicesSkeleton />}>
        {(devices) => (
          <Stack gap="x4">
            <Card padding="none">
              <RowList
                label={t('list')}
                rows={devices.map((device) => ({
                  key: device.id,
                  row: <DeviceRow device={device} onEnd={setAsked} />,
                }))}
              />
            </Card>
            <Text as="p" size="small" tone="secondary">
              {t(hasOthers ? 'text' : 'alone')}
            </Text>
          </Stack>
        )}
      </PageRead>
      {asked === undefined ? null : asked === 'others' ? (
        <EndOthers onClose={close} />
      ) : (
        <EndDevice device={asked} onClose={close} />
      )}
    </BackPage>
  )
}

const DevicesSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="display" />
      <Skeleton line="display" />
      <Skeleton line="small" width="90%" />
    </Stack>
  </SkeletonGroup>
)
