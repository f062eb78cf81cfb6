import { payeesAddWallet } from '@onelot/api-client'
import { useWatch } from 'react-hook-form'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import { FundPasswordSheet } from '../../base/form/FundPasswordSheet.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { AddingPage } from '../../parts/payees/AddingPage.tsx'
import { shortAddress } from '../../parts/payees/shown.ts'
import { usePasswordForm } from '../../parts/payees/usePasswordForm.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { NetworkChoice } from './NetworkChoice.tsx'
import { addWalletDefaults, addWalletSchema, toCommand } from './addWalletForm.ts'

/** /information/walletAdd: a wallet that USDT is withdrawn to. */
export function AddWalletScreen() {
  return (
    <AddingPage kind="wallet">
      <AddWallet />
    </AddingPage>
  )
}

function AddWallet() {
  const { t } = useTranslation('addWallet')
  const { t: ofPayees } = useTranslation('payees')
  const title = useTitleOf()('addWallet')
  const navigation = useNavigation()
  const refreshAccount = useRefreshAccount()
  const { command, sheet } = usePasswordForm(addWalletSchema, payeesAddWallet, {
    defaults: addWalletDefaults,
    toRequest: toCommand,
    draft: { name: 'addWallet', kept: 'tab' },
    onDone: () => navigation.back(),
    // What was missing meanwhile shows in the place of the form.
    onRefused: refreshAccount,
  })
  const [network, address] = useWatch({ control: command.form.control, name: ['network', 'address'] })
  return (
    <>
      <FormScreen title={title} text={t('text')} command={command} action={title}>
        <NetworkChoice {...command.field('network')} />
        <FormTextField
          {...command.field('address')}
          label={ofPayees('address')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormTextField
          {...command.field('label')}
          label={t('label')}
          hint={t('labelHint')}
          optional
          autoComplete="off"
        />
      </FormScreen>
      <FundPasswordSheet
        {...sheet}
        description={ofPayees('adding', {
          name: `${String(network)} ${shortAddress(String(address).trim())}`,
        })}
      />
    </>
  )
}
