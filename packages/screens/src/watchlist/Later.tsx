import { ErrorState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useReload } from '../ports/ports.ts'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { useChunk } from '../states/useChunk.ts'
import type { EditorProps } from './Editor.tsx'
import type { GroupsSheetProps } from './GroupsSheet.tsx'

const loadEditor = () => import('./Editor.tsx')
const loadGroups = () => import('./GroupsSheet.tsx')

/** The editor, whose code comes when editing begins. */
export function LaterEditor(props: EditorProps) {
  const editor = useChunk(loadEditor)
  if (editor.state === 'loaded') return <editor.module.Editor {...props} />
  return editor.state === 'failed' ? <Missing /> : <QuoteListSkeleton marked />
}

/** The sheet of groups, whose code comes when it is opened. */
export function LaterGroups(props: GroupsSheetProps) {
  const groups = useChunk(loadGroups)
  if (groups.state === 'loaded') return <groups.module.GroupsSheet {...props} />
  return groups.state === 'failed' ? <Missing /> : null
}

function Missing() {
  const { t } = useTranslation('watchlist')
  const { t: app } = useTranslation()
  return <ErrorState title={t('missing')} reassurance={app('failure.safe')} onRetry={useReload()} />
}
