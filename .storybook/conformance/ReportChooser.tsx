import { Icon, Text } from '@onelot/ui'
import { FileJson, FolderOpen } from 'lucide-react'
import { type OpenedFile, openReport } from '../../scripts/conformance/reportFile.ts'
import * as styles from './report.css.ts'

interface ChooserProps {
  /** Where a report shows already. */
  again?: boolean
  onOpened: (opened: OpenedFile) => void
}

/** A file is chosen by a press, or dropped. It is read in the page and sent nowhere. */
export function ReportChooser({ again = false, onOpened }: ChooserProps) {
  const read = (files: FileList | null) => {
    const file = files?.item(0)
    if (!file) return
    void file.text().then(
      (text) => onOpened(openReport(text)),
      () => onOpened({ kind: 'refused', why: 'This file could not be read.' }),
    )
  }
  return (
    <label className={again ? styles.again : styles.chooser}>
      <Icon icon={again ? FolderOpen : FileJson} size={again ? 'small' : 'normal'} />
      {again ? (
        <Text weight="strong">Open another report</Text>
      ) : (
        <>
          <Text size="lead" weight="strong">
            Drop a report here, or choose one
          </Text>
          <Text size="small" tone="secondary">
            It is read in this page and sent nowhere. A reload forgets it.
          </Text>
        </>
      )}
      <input
        type="file"
        accept=".json,application/json"
        className={styles.file}
        onChange={({ currentTarget }) => {
          read(currentTarget.files)
          // So that the same file, written again, can be chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
