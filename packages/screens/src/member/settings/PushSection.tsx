import { NoticeBar, Section, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { PushPort } from '../../base/ports/push.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import { PushSwitches, PushSkeleton } from './PushSwitches.tsx'

interface PushSectionProps {
  load: () => Promise<PushPort>
}

/** What this device is sent while the app is closed, or why it is not (docs/push.md). */
export function PushSection({ load }: PushSectionProps) {
  const { t } = useTranslation('settings')
  return (
    <Section heading={t('notifications.push.title')} level="h3" size="body">
      <Stack gap="x4">
        <Text size="small" tone="secondary">
          {t('notifications.push.text')}
        </Text>
        <OnDevice load={load} />
      </Stack>
    </Section>
  )
}

function OnDevice({ load }: PushSectionProps) {
  const { t } = useTranslation('settings')
  const chunk = useChunk(load)
  if (chunk.state === 'loading') return <PushSkeleton />
  const support = chunk.state === 'failed' ? 'unavailable' : chunk.module.support
  if (chunk.state === 'failed' || support !== 'available')
    return (
      <NoticeBar>{t(`notifications.push.${support === 'installFirst' ? support : 'unavailable'}`)}</NoticeBar>
    )
  return <PushSwitches push={chunk.module} />
}
