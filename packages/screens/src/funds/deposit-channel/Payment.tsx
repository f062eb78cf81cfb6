import {
  type DepositTermsOnWire,
  type Earlier,
  type OpenedChannel,
  type WireRefusal,
  depositsSubmit,
} from '@onelot/api-client'
import { creditOf } from '@onelot/domain/modules/funds/deposits'
import type { Decimal } from '@onelot/domain'
import { AnswerList, Text } from '@onelot/ui'
import * as z from 'zod/mini'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { DEPOSIT_DRAFT, voucherDraft } from '../../parts/deposit-draft/drafts.ts'
import { usePaidText } from '../../parts/fund-requests/usePaidText.ts'
import { FormImageUploader } from '../../base/form/FormImageUploader.tsx'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { filled } from '../../base/form/fields.ts'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useDrafts, useNavigation } from '../../base/ports/ports.ts'
import { PaymentDetails } from './PaymentDetails.tsx'

const schema = z.object({ voucher: filled })

export interface PaymentProps {
  title: string
  details: OpenedChannel
  password: string | undefined
  amount: Decimal
  terms: DepositTermsOnWire
  renewing: boolean
  onRenew: () => void
  /** The password is no longer right. */
  onLocked: (refusal: WireRefusal) => void
}

/** How to pay, then the picture of the transfer, which is submitted. */
export function Payment({ title, details, password, amount, terms, onLocked, ...renewal }: PaymentProps) {
  const { t } = useTranslation('depositChannel')
  const { t: ofDeposits } = useTranslation('deposits')
  const paidText = usePaidText()
  const navigation = useNavigation()
  const drafts = useDrafts()
  const refreshAccount = useRefreshAccount()
  const { id: channel, method, currency, reference } = details
  const unit = method === 'wallet' ? 'USDT' : currency
  const isThisOne = ({ request }: Earlier<typeof depositsSubmit>) =>
    request?.channel === channel && request.amount === amount
  const command = useCommandForm(schema, depositsSubmit, {
    defaults: { voucher: '' },
    toRequest: ({ voucher }) => ({ channel, password, amount, voucher, reference }),
    draft: { name: voucherDraft(channel, amount), kept: 'tab' },
    onEarlier: (earlier) => (isThisOne(earlier) ? 'done' : 'stay'),
    onDone: ({ data }) => {
      drafts.drop(`form.${DEPOSIT_DRAFT}`)
      navigation.replace({ to: 'request', kind: 'deposit', request: data.deposit.id })
    },
    onRefused: (refusal) => {
      // What stands in the way meanwhile shows in the place of the form.
      refreshAccount()
      if (refusal.code === 'CHANNEL_PASSWORD_WRONG') onLocked(refusal)
    },
  })
  const credited = creditOf(amount, { method, currency }, terms.usdtRate)
  return (
    <FormScreen title={title} command={command} action={t('submit')}>
      <AnswerList
        label={ofDeposits('answers')}
        answers={[
          {
            key: 'amount',
            label: ofDeposits('amount'),
            value: paidText({ amount, unit }, false),
            onChange: () => navigation.back(),
          },
        ]}
      />
      <PaymentDetails
        {...renewal}
        details={details}
        paid={{ amount, unit }}
        credit={method === 'wallet' ? { credited, rate: terms.usdtRate } : undefined}
      />
      <FormImageUploader
        {...command.field('voucher')}
        label={t('voucher')}
        hint={t('voucherHint')}
        reasons={{ required: t('required') }}
      />
      <Text as="p" size="small" tone="secondary">
        {t('review')}
      </Text>
    </FormScreen>
  )
}
