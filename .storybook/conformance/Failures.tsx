import { Stack, Text } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { ReportedOutcome } from '../../scripts/conformance/reportFile.ts'
import * as styles from './report.css.ts'
import { sentence } from './reportParts.ts'
import { Words } from './Words.tsx'

/** Cases that failed: of which call, what was there and what had to be. */
export function Failures({ outcomes }: { outcomes: readonly ReportedOutcome[] }) {
  return (
    <Stack gap="x3">
      <Text as="h3" weight="strong">
        Failed
      </Text>
      <ul className={styles.plain}>
        {outcomes.map((outcome) => (
          <Failure key={`${outcome.id} ${outcome.about}`} outcome={outcome} />
        ))}
      </ul>
    </Stack>
  )
}

function Failure({ outcome: { id, about, title, expects, findings } }: { outcome: ReportedOutcome }) {
  return (
    <li className={styles.failure}>
      <Text size="small" tone="secondary">
        <span className={styles.code}>{about === '' ? id : `${id} ${about}`}</span>
      </Text>
      <Text weight="strong">{sentence(title)}</Text>
      <dl className={styles.terms}>
        {findings.map(({ field, said }) => (
          <Term key={`${field ?? ''} ${said}`} name="Found">
            {field === undefined ? null : <span className={styles.code}>{field} </span>}
            {said}
          </Term>
        ))}
        <Term name="Expected">
          <Words text={sentence(expects)} />
        </Term>
      </dl>
    </li>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" size="small" tone="secondary">
        {name}
      </Text>
      <Text as="dd" size="small">
        {children}
      </Text>
    </>
  )
}
