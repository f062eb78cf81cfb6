import type { MemberDevice } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What a device is called: `Chrome on Android`, or as much of it as is known. */
export function useDeviceName(): (device: Pick<MemberDevice, 'browser' | 'system'>) => string {
  const { t } = useTranslation('devices')
  return ({ browser, system }) =>
    browser !== undefined && system !== undefined
      ? t('named', { browser, system })
      : (browser ?? system ?? t('unknown'))
}
