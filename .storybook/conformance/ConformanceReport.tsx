import { Icon, Stack, Text } from '@onelot/ui'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { OpenedFile, ReportFile } from '../../scripts/conformance/reportFile.ts'
import { putReport, useOpenedReport } from './openedReport.ts'
import { OpenedReport } from './OpenedReport.tsx'
import { ReportChooser } from './ReportChooser.tsx'
import * as styles from './report.css.ts'

const command = String.raw`npm run conformance -- \
  --api http://localhost:8080 \
  --accounts accounts.json \
  --json report.json --answers`

export interface ConformanceReportProps {
  /** Shown until another one is opened. @defaultValue the one that was opened last */
  report?: ReportFile
}

/** What a back end keeps of the contract, by screen: opened over the file that `npm run conformance` writes. */
export function ConformanceReport({ report: given }: ConformanceReportProps) {
  const opened = useOpenedReport()
  const [why, setWhy] = useState<string>()
  const report = opened ?? given
  const open = (file: OpenedFile) => {
    setWhy(file.kind === 'refused' ? file.why : undefined)
    if (file.kind === 'report') putReport(file.report)
  }
  return (
    <main className={styles.page}>
      <Stack gap="x6">
        <div className={styles.head}>
          <Stack as="header" gap="x2">
            <Text as="h1" size="display" weight="bold">
              Conformance report
            </Text>
            <Text as="p" tone="secondary">
              What a back end keeps of the contract, by screen.
            </Text>
          </Stack>
          {report === undefined ? null : <ReportChooser again onOpened={open} />}
        </div>
        {why === undefined ? null : (
          <div role="alert" className={styles.wrong}>
            <Icon icon={CircleAlert} />
            <Text as="p" tone="error">
              {why}
            </Text>
          </div>
        )}
        {report === undefined ? <NothingOpened onOpened={open} /> : <OpenedReport report={report} />}
      </Stack>
    </main>
  )
}

function NothingOpened({ onOpened }: { onOpened: (opened: OpenedFile) => void }) {
  return (
    <Stack gap="x6">
      <ReportChooser onOpened={onOpened} />
      <Stack as="section" gap="x3">
        <Text as="h2" size="title" weight="bold">
          Write a report
        </Text>
        <Text as="p" tone="secondary">
          This tries a back end and writes what it found; accounts.json lists accounts that are for tests
          alone. With --answers the report has an answer of each read too, without what is personal or secret
          in it, and each screen can be opened on them.
        </Text>
        <code className={styles.command}>{command}</code>
        <Text as="p" tone="secondary">
          Each option is explained in docs/conformance.md.
        </Text>
      </Stack>
    </Stack>
  )
}
