import { ErrorState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useReload } from '../ports/ports.ts'
import { LazySheet } from '../sheets/LazySheet.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { useChunk } from '../states/useChunk.ts'
import type { EditorProps } from './Editor.tsx'
import type { GroupsSheetProps } from './GroupsSheet.tsx'

const loadEditor = () => import('./Editor.tsx')
const loadGroups = () => import('./GroupsSheet.tsx')

/** The editor, whose code comes when editing begins. */
export function LaterEditor(props: EditorProps) {
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

/** The sheet of groups, whose code comes when it is opened. */
export function LaterGroups(props: GroupsSheetProps) {
  const { t } = useTranslation('watchlist')
  return (
    <LazySheet chunk={useChunk(loadGroups)} title={t('groups.label')} onClose={props.onClose}>
      {({ GroupsSheet }) => <GroupsSheet {...props} />}
    </LazySheet>
  )
}
