import { Button, NoticeBar } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useOfferedUpdate } from './useOfferedUpdate.ts'

/** Where a version that was put off is still offered. */
export function UpdateNotice() {
  const { t } = useTranslation('appUpdate')
  const update = useOfferedUpdate()
  if (update === undefined) return null
  const { apply, applying, failure } = update
  return (
    <NoticeBar
      tone={failure === undefined ? 'accent' : 'error'}
      action={
        <Button variant="secondary" size="small" loading={applying} onClick={apply}>
          {t('apply')}
        </Button>
      }
    >
      {failure ?? t('title')}
    </NoticeBar>
  )
}
