import type { FollowOnWire, RunningFollowOnWire } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import { Button, MoneyEntry, MoneyEntryKeys, NoticeBar, Sheet, useMoneyEntry } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { wrongToRemove } from './followView.ts'
import { partOf } from '../../parts/account-figures/partOf.ts'
import { useFollowTexts } from './useFollowTexts.ts'
import type { TypedAmount } from './useTypedAmount.ts'

export interface RemoveAmountProps {
  follow: FollowOnWire
  running: RunningFollowOnWire
  typed: TypedAmount
  /** So much may be taken out. */
  onNext: () => void
  onClose: () => void
}

const HALF = 50

/** How much of the cash; that there is none, where there is not. */
export function RemoveAmount({ follow, running, typed, onNext, onClose }: RemoveAmountProps) {
  const { t } = useTranslation('follow')
  const { t: refusals } = useTranslation('refusals')
  const name = useName()
  const { own } = useFollowTexts()
  const { removable } = running
  const { text, amount, setText } = typed
  const wrong = wrongToRemove(amount, running)
  const isTooMuch = wrong?.fields['amount'] === 'tooHigh'
  const options = [
    { value: partOf(removable, HALF).amount, label: t('remove.half') },
    { value: removable.amount, label: t('remove.all') },
  ]
  const isPossible = isPositive(removable)
  const entry = useMoneyEntry({
    fault: wrong && {
      text: isTooMuch ? t('remove.most', { amount: own(removable) }) : refusals('fields.required'),
      isAtOnce: isTooMuch,
    },
    onNext,
  })
  const field = {
    entry,
    label: t('remove.amount'),
    currency: removable.currency,
    text,
    onType: (typing: { readonly text: string }) => setText(typing.text),
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('remove.question')}
      description={name(follow.mentor.name)}
      footer={
        isPossible ? (
          <Button block onClick={entry.next}>
            {t('remove.next')}
          </Button>
        ) : undefined
      }
      keys={isPossible ? <MoneyEntryKeys {...field} /> : null}
    >
      {isPossible ? (
        <MoneyEntry
          {...field}
          hint={t('remove.hint', { amount: own(removable) })}
          choices={{
            label: t('remove.amount'),
            options,
            value: options.find(({ value }) => value === amount?.amount)?.value,
          }}
        />
      ) : (
        <NoticeBar>{t('remove.none')}</NoticeBar>
      )}
    </Sheet>
  )
}
