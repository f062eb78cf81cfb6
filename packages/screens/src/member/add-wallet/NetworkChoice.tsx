import { walletNetworks } from '@onelot/domain/modules/member/payees'
import { RadioGroup } from '@onelot/ui'
import { useBound } from '../../base/form/useBound.ts'
import type { Bound } from '../../base/form/formValues.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** The network of a wallet: money on another one does not arrive. */
export function NetworkChoice(bound: Bound<string>) {
  const { t } = useTranslation('addWallet')
  const { text, change, tied } = useBound(bound)
  return (
    <RadioGroup
      label={t('network')}
      choices={walletNetworks.map((network) => ({
        value: network,
        label: network,
        description: t(`networks.${network}`),
      }))}
      value={walletNetworks.find((network) => network === text)}
      error={tied.error}
      onChange={({ value }) => change(value)}
    />
  )
}
