import { type ReceiptProps, formatMoney, useTheme, useToast, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useShare } from '../../base/ports/ports.ts'
import { receiptText } from './receiptText.ts'

export interface ShownReceipt {
  readonly title: string
  readonly description?: string | undefined
  readonly receipt: Pick<ReceiptProps, 'done' | 'amount' | 'facts' | 'numberOf'> & {
    readonly number?: ReceiptProps['number'] | undefined
  }
}

/** Shares what a receipt shows, with every amount as it is: who shares it wants it seen. A toast says where it was only copied, or could not be. */
export function useShareReceipt(): (shown: ShownReceipt) => Promise<void> {
  const { share } = useShare()
  const { locale } = useTheme()
  const ui = useUiMessages()
  const { t } = useTranslation()
  const toast = useToast()
  return async ({ title, description, receipt: { done, amount, facts, number, numberOf = 'request' } }) => {
    const text = receiptText(
      {
        title,
        done,
        description,
        amount,
        facts,
        number:
          number === undefined
            ? undefined
            : { label: ui(`finance.receipt.${numberOf}.number`), value: number },
      },
      (value, signed) => formatMoney(locale, value, { signed }),
    )
    try {
      const outcome = await share({ title, text })
      if (outcome === 'copied') toast.show({ message: t('receipt.copied'), tone: 'success' })
    } catch {
      toast.show({ message: t('receipt.failed'), tone: 'error' })
    }
  }
}
