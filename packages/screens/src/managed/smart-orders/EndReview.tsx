import { type RunDetailOnWire, type RunOnWire, strategiesEnd } from '@onelot/api-client'
import { Money, formatPercent, useTheme } from '@onelot/ui'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandReview } from '../../base/form/CommandReview.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useName } from '../../base/i18n/useName.ts'

export interface EndReviewProps {
  run: RunOnWire
  running: NonNullable<RunDetailOnWire['running']>
  onClose: () => void
}

/** What ending would cost and pay by the last close, and when it ends. */
export function EndReview({ run: { id: run, feeRate, instrument }, running, onClose }: EndReviewProps) {
  const { t } = useTranslation('smartOrders')
  const { locale } = useTheme()
  const name = useName()
  const moment = useMoment()
  const refreshAccount = useRefreshAccount()
  const { end, closesAt } = running
  const percent = formatPercent(locale, feeRate, { places: { least: 0, most: 2 } })
  const submit = useSubmit(strategiesEnd, {
    onDone: onClose,
    onEarlier: (earlier) => (earlier.request?.run === run ? 'done' : 'stay'),
    // It has ended meanwhile: how, the screen says.
    onRefused: refreshAccount,
    success: t('end.done'),
  })
  return (
    <CommandReview
      open
      onClose={onClose}
      title={t('end.review')}
      description={name(instrument.name)}
      total={{ label: t('end.paid'), amount: end.paid }}
      facts={[
        { label: t('end.worth'), value: <Money value={end.worth} size="small" /> },
        { label: t('end.fee', { percent }), value: <Money value={end.fee} size="small" /> },
        {
          label: t('end.earned'),
          value: <Money value={end.earned} size="small" tone="change" />,
          strong: true,
        },
        { label: t('end.ends'), value: moment(closesAt) },
      ]}
      note={t('end.note')}
      submit={submit}
      confirm={t('end.confirm')}
      onConfirm={() => submit.send({ run })}
    />
  )
}
