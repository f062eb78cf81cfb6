import { inLanguage } from '@onelot/domain'
import { payeesAddCard, payeesList } from '@onelot/api-client'
import { bankOfNumber } from '@onelot/domain/modules/member/payees'
import { Button, Stack } from '@onelot/ui'
import { useWatch } from 'react-hook-form'
import { useRead, useRefreshAccount } from '../../base/data/useRead.ts'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import { FundPasswordSheet } from '../../base/form/FundPasswordSheet.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { AddingPage } from '../../parts/payees/AddingPage.tsx'
import { bankChoices, bankName } from '../../parts/payees/bankChoices.ts'
import { maskedNumber } from '../../parts/payees/shown.ts'
import { usePasswordForm } from '../../parts/payees/usePasswordForm.ts'
import { useNavigation, usePreferences } from '../../base/ports/ports.ts'
import { FormBankSelect } from './FormBankSelect.tsx'
import { addBankCardDefaults, addBankCardSchema, digitsOf, toCommand } from './addBankCardForm.ts'

/** /information/addBankCard: a bank account in the member's own name. */
export function AddBankCardScreen() {
  return (
    <AddingPage kind="card">
      <AddBankCard />
    </AddingPage>
  )
}

function AddBankCard() {
  const { t } = useTranslation('addBankCard')
  const { t: ofPayees } = useTranslation('payees')
  const { language } = usePreferences()
  const title = useTitleOf()('addBankCard')
  const navigation = useNavigation()
  const refreshAccount = useRefreshAccount()
  const linked = useRead(payeesList, {}).data?.cards ?? []
  const { command, sheet } = usePasswordForm(addBankCardSchema, payeesAddCard, {
    defaults: addBankCardDefaults,
    toRequest: toCommand,
    draft: { name: 'addBankCard', kept: 'tab' },
    onDone: () => navigation.back(),
    // What was missing meanwhile shows in the place of the form.
    onRefused: refreshAccount,
  })
  const { control } = command.form
  const [number, bank] = useWatch({ control, name: ['number', 'bank'] })
  const digits = digitsOf(String(number))
  const likely = bankOfNumber(digits)
  return (
    <>
      <FormScreen title={title} text={t('text')} command={command} action={title}>
        <FormTextField
          {...command.field('number')}
          label={t('number')}
          hint={t('numberHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Stack gap="x2">
          <FormBankSelect
            {...command.field('bank')}
            label={t('bank')}
            placeholder={t('chooseBank')}
            banks={bankChoices(language)}
            recent={[...new Set(linked.map((card) => card.bank))]}
          />
          {likely === undefined || likely.code === bank ? null : (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                command.form.setValue('bank', likely.code, { shouldDirty: true })
                command.form.clearErrors('bank')
              }}
            >
              {t('looksLike', { name: inLanguage(likely.name, language) })}
            </Button>
          )}
        </Stack>
        <FormTextField
          {...command.field('holder')}
          label={t('holder')}
          hint={t('holderHint')}
          autoComplete="name"
        />
        <FormTextField {...command.field('branch')} label={t('branch')} optional autoComplete="off" />
      </FormScreen>
      <FundPasswordSheet
        {...sheet}
        description={ofPayees('adding', {
          name: `${bankName(String(bank), language)} ${maskedNumber(digits.slice(-4))}`,
        })}
      />
    </>
  )
}
