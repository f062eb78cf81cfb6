import { ErrorState } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useReload } from '../../base/ports/ports.ts'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { useChunk } from '../../base/states/useChunk.ts'
import type { EditorProps } from './Editor.tsx'

const loadEditor = () => import('./Editor.tsx')

/** The editor, whose code comes when editing begins. */
export function LateEditor(props: EditorProps) {
  const { t } = useTranslation()
  const reload = useReload()
  const editor = useChunk(loadEditor)
  if (editor.state === 'loaded') return <editor.module.Editor {...props} />
  return editor.state === 'failed' ? (
    <ErrorState title={t('failure.part')} reassurance={t('failure.safe')} onRetry={reload} />
  ) : (
    <QuoteListSkeleton marked />
  )
}
