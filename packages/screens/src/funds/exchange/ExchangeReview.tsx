import { type exchangeConvert, exchangeQuote } from '@onelot/api-client'
import { epochMs, subtract } from '@onelot/domain'
import { Money, formatMoney, useCountdown, useTheme, useToast } from '@onelot/ui'
import { useCallback, useState } from 'react'
import { failureOf } from '../../base/data/refreshing.ts'
import { useAsk } from '../../base/data/useAsk.ts'
import type { Submit } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFailureText } from '../../base/i18n/useRefusalText.ts'
import { useNow } from '../../base/ports/ports.ts'
import { type Conversion, type ExchangeDraft, modelOf } from './exchangeForm.ts'
import { useRateText } from './useRateText.ts'

export interface ExchangeReviewProps {
  open: boolean
  /** What will be sent, at the quote that it was made with. */
  conversion: Conversion
  draft: ExchangeDraft
  submit: Submit<typeof exchangeConvert>
  /** The same amount at another quote. */
  onRenewed: (conversion: Conversion) => void
  onClose: () => void
}

/** What will be exchanged, once more, at a rate that does not change meanwhile. One that has ended is renewed by the same button, and shown before it is sent. */
export function ExchangeReview({ open, conversion, draft, submit, onRenewed, onClose }: ExchangeReviewProps) {
  const { t } = useTranslation('exchange')
  const { locale } = useTheme()
  const rateText = useRateText()
  const { quote, source, target, spread } = conversion
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const left = useCountdown({ until: quote.expiresAt, now: clock })
  const { renew, renewing } = useRenewal(conversion, draft, { onRenewed, onClose })
  const isLate = left === 0 || submit.refusal?.code === 'QUOTE_EXPIRED'
  /** What was sent is answered by its own outcome, however long that takes. */
  const isOver = isLate && !submit.pending && submit.unknown === undefined
  const given = formatMoney(locale, source)
  return (
    <CommandReview
      open={open}
      onClose={onClose}
      title={t('reviewTitle')}
      total={{ label: t('to'), amount: target }}
      facts={[
        { label: t('from'), value: <Money value={source} own={false} size="small" /> },
        { label: t('rateLabel'), value: rateText(quote, quote.rate) },
        { label: t('spreadLabel'), value: <Money value={spread} own={false} size="small" /> },
        {
          label: t('left', { currency: quote.from }),
          value: <Money value={subtract(quote.accounts.from.available, source)} size="small" />,
        },
        { label: t('holds'), value: isOver ? t('ended') : t('seconds', { count: left }) },
      ]}
      note={isOver && submit.refusal === undefined ? t('endedNote') : undefined}
      submit={renewing ? { ...submit, pending: true } : submit}
      kept
      confirm={isOver ? t('renew') : t('confirm', { amount: given })}
      onConfirm={() => {
        if (!isOver) {
          submit.send({ token: quote.token, amount: source.amount })
          return
        }
        submit.reset()
        void renew()
      }}
    />
  )
}

/** Asks for another quote, and shows what is filled in by it; where the rules refuse that, the form says why. */
function useRenewal(
  { quote: { from, to } }: Conversion,
  draft: ExchangeDraft,
  { onRenewed, onClose }: Pick<ExchangeReviewProps, 'onRenewed' | 'onClose'>,
) {
  const ask = useAsk()
  const toast = useToast()
  const failureText = useFailureText()
  const [renewing, setRenewing] = useState(false)
  const renew = async () => {
    setRenewing(true)
    try {
      const { conversion, refusal } = modelOf(draft, await ask(exchangeQuote, { from, to }))
      if (conversion === undefined || refusal !== undefined) onClose()
      else onRenewed(conversion)
    } catch (error) {
      toast.show({ message: failureText(failureOf(error)), tone: 'error' })
    } finally {
      setRenewing(false)
    }
  }
  return { renew, renewing }
}
