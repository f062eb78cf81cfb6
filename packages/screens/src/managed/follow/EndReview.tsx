import { type FollowOnWire, type RunningFollowOnWire, copyTradingEnd } from '@onelot/api-client'
import { Money } from '@onelot/ui'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNow } from '../../base/ports/ports.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface EndReviewProps {
  follow: FollowOnWire
  /** What ending costs and pays at the prices of now. */
  end: RunningFollowOnWire['end']
  onClose: () => void
}

/** What ending costs, pays and when, before everything is sold. */
export function EndReview({ follow, end, onClose }: EndReviewProps) {
  const { t } = useTranslation('follow')
  const name = useName()
  const now = useNow()
  const { rate, moment } = useFollowTexts()
  const refreshAccount = useRefreshAccount()
  const { id: request, feeRate, mentor } = follow
  const { worth, charges, fee, paid, earned, positions: count, sellsAt } = end
  const submit = useSubmit(copyTradingEnd, {
    onDone: onClose,
    onEarlier: (earlier) => (earlier.request?.request === request ? 'done' : 'stay'),
    // It has ended meanwhile: how, the screen says.
    onRefused: refreshAccount,
    success: ({ data }) => t(data.running === undefined ? 'end.done' : 'end.doneLater'),
  })
  const positions = t('end.positions', { count })
  const sells =
    sellsAt <= now() ? t('end.sellsNow', { positions }) : t('end.sellsAt', { at: moment(sellsAt), positions })
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('end.review')}
      description={name(mentor.name)}
      total={{ label: t('end.paid'), amount: paid }}
      facts={[
        { label: t('end.worth'), value: <Money value={worth} size="small" /> },
        { label: t('end.charges'), value: <Money value={charges} size="small" /> },
        { label: t('end.fee', { percent: rate(feeRate) }), value: <Money value={fee} size="small" /> },
        { label: t('end.earned'), value: <Money value={earned} size="small" tone="change" />, strong: true },
        { label: t('end.sells'), value: count === 0 ? t('end.nothing') : sells },
      ]}
      note={t('end.note')}
      submit={submit}
      confirm={t('end.confirm')}
      onConfirm={() => submit.send({ request })}
    />
  )
}
