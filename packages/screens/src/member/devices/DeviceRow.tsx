import type { MemberDevice } from '@onelot/api-client'
import { Button, Icon, ListRow, Text, formatDateTime, useTheme } from '@onelot/ui'
import { Laptop, Smartphone } from 'lucide-react'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useDeviceName } from './useDeviceName.ts'

export interface DeviceRowProps {
  device: MemberDevice
  onEnd: (device: MemberDevice) => void
}

const hands: readonly (string | undefined)[] = ['Android', 'iPhone', 'iPad']

/** A device with when it was used last; this one cannot be ended here. */
export function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('devices')
  const { locale } = useTheme()
  const now = useNow()
  const name = useDeviceName()(device)
  const at = device.usedAt ?? device.openedAt
  const time = at && formatDateTime(locale, at, { zone: readerZone(), seconds: false, now: now() })
  return (
    <ListRow
      leading={<Icon icon={hands.includes(device.system) ? Smartphone : Laptop} />}
      title={name}
      subtitle={time && t('used', { time })}
      trailing={
        device.current ? (
          <Text size="small" tone="secondary">
            {t('current')}
          </Text>
        ) : (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('end.named', { name })}
            onClick={() => onEnd(device)}
          >
            {t('end.action')}
          </Button>
        )
      }
    />
  )
}
