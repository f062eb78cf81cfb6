import { pushDevice } from '@onelot/api-client'
import { type PushKind, type PushTarget, pushKinds } from '@onelot/domain'
import { NoticeBar, Skeleton, SkeletonGroup, Stack, Switch } from '@onelot/ui'
import { useCallback } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { PushPort } from '../../base/ports/push.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { useChunk } from '../../base/states/useChunk.ts'
import { usePushChoice } from './usePushChoice.ts'

/** Which kinds this device is sent, once it has said whether it is reached. */
export function PushSwitches({ push }: { push: PushPort }) {
  const ask = useCallback(() => push.target(), [push])
  const asked = useChunk(ask)
  if (asked.state === 'loading') return <PushSkeleton />
  return <Chosen push={push} target={asked.state === 'loaded' ? asked.module : undefined} />
}

interface ChosenProps {
  push: PushPort
  /** As the sheet opened. */
  target: PushTarget | undefined
}

function Chosen({ push, target }: ChosenProps) {
  const { t } = useTranslation('settings')
  const offered = useOffered()
  const hasDueDates = offered('loan') || offered('securitiesLending')
  const choice = usePushChoice(push, target)
  const read = useRead(pushDevice, choice.address === undefined ? {} : { address: choice.address })
  return (
    <Loaded read={{ ...read, data: read.data ?? choice.chosen }} skeleton={<PushSkeleton />}>
      {(device) => {
        const { publicKey } = device
        if (publicKey === undefined) return <NoticeBar>{t('notifications.push.notOffered')}</NoticeBar>
        const isDenied = choice.state === 'denied'
        // One that was chosen while there were due dates can still be turned off.
        const shown = pushKinds.filter((kind) => kind !== 'dueDates' || hasDueDates || device.kinds[kind])
        return (
          <Stack gap="x4">
            {choice.state === 'idle' || choice.state === 'sending' ? null : (
              <NoticeBar tone={choice.state === 'failed' ? 'error' : 'neutral'}>
                {t(`notifications.push.${choice.state}`)}
              </NoticeBar>
            )}
            <div role="group" aria-label={t('notifications.push.title')}>
              <Stack gap="x4">
                {shown.map((kind: PushKind) => (
                  <Switch
                    key={kind}
                    label={t(`notifications.push.kinds.${kind}`)}
                    checked={device.kinds[kind] && !isDenied}
                    disabled={isDenied || choice.state === 'asking' || choice.state === 'sending'}
                    onChange={({ checked }) =>
                      void choice.choose({ ...device.kinds, [kind]: checked }, publicKey)
                    }
                  />
                ))}
              </Stack>
            </div>
          </Stack>
        )
      }}
    </Loaded>
  )
}

export const PushSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      {pushKinds.map((kind) => (
        <Skeleton key={kind} line="title" />
      ))}
    </Stack>
  </SkeletonGroup>
)
