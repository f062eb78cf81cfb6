import { ApiError } from '@onelot/api-client'
import { useToast } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFiles } from '../../base/ports/ports.ts'
import { useFailureDetails } from '../../base/states/useFailureDetails.ts'
import { type Row, csvOf } from './csv.ts'

export interface SaveCsv {
  /** Until the rows are read and the file is given. */
  readonly saving: boolean
  /** `name` is without its ending. */
  readonly save: (name: string, rows: () => Promise<readonly Row[]>) => Promise<void>
}

/** Saves rows as a file; says so where it fails. */
export function useSaveCsv(): SaveCsv {
  const files = useFiles()
  const toast = useToast()
  const { t } = useTranslation('portfolio')
  const details = useFailureDetails()
  const [saving, setSaving] = useState(false)
  return {
    saving,
    async save(name, rows) {
      setSaving(true)
      try {
        await files.save({ name: `${name}.csv`, type: 'text/csv', text: csvOf(await rows()) })
      } catch (error) {
        const message = error instanceof ApiError ? details(error.failure).reason : t('saveFailed')
        toast.show({ message, tone: 'error' })
      } finally {
        setSaving(false)
      }
    },
  }
}
