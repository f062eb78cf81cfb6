import { NoticeBar } from '@onelot/ui'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { RunningProps } from './Running.tsx'
import { useFollowTexts } from './useFollowTexts.ts'

/** What is not the plain course: it waits to begin, is paused, or ends. */
export function RunningNotes({ passed, running }: Pick<RunningProps, 'passed' | 'running'>) {
  const { t } = useTranslation('follow')
  const { moment } = useFollowTexts()
  const { opensAt, ending, sellsAt } = running
  if (passed.progress === 'ending') {
    const what = sellsAt === undefined ? t('notes.sellsLater') : t('notes.sells', { at: moment(sellsAt) })
    return (
      <NoticeBar tone="accent">
        {joinSentences(ending === undefined ? undefined : t(`notes.why.${ending}`), what)}
      </NoticeBar>
    )
  }
  if (passed.progress === 'paused') return <NoticeBar>{t('notes.paused')}</NoticeBar>
  if (opensAt === undefined) return null
  return <NoticeBar tone="accent">{t('notes.opensAt', { at: moment(opensAt) })}</NoticeBar>
}
