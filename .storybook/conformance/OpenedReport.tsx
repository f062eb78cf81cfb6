import { Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import type { ReportFile } from '../../scripts/conformance/reportFile.ts'
import { ColourMark } from './ColourMark.tsx'
import { Failures } from './Failures.tsx'
import { Reasons } from './Reasons.tsx'
import { ScreenRow } from './ScreenRow.tsx'
import * as styles from './report.css.ts'
import {
  type Colour,
  areaTitles,
  areasOf,
  countsOf,
  failedIn,
  groupsOf,
  outcomesOf,
  reasonsIn,
} from './reportParts.ts'

const meanings: Readonly<Record<Colour, string>> = {
  red: 'A case of one of its calls failed.',
  amber: 'Some of its calls were not tried.',
  green: 'All of its calls keep the contract.',
}
const colours = ['red', 'amber', 'green'] as const satisfies readonly Colour[]

const number = (count: number): string => count.toLocaleString('en')
const secondsOf = (ms: number): string => `${number(Math.round(ms / 1000))} s`
const momentOf = (text: string): string =>
  new Date(text).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export function OpenedReport({ report }: { report: ReportFile }) {
  const [only, setOnly] = useState<Colour>()
  const { api, startedAt, calls, tookMs, waitedMs, counts } = report
  const screens = countsOf(report)
  const waited = waitedMs === 0 ? '' : `, ${secondsOf(waitedMs)} of it waiting for limits`
  return (
    <Stack gap="x6">
      <Stack gap="x1">
        <Text as="p" size="lead" weight="strong">
          <span className={styles.code}>{api}</span>
        </Text>
        <Text as="p" tone="secondary">
          {`${momentOf(startedAt)}: ${number(calls)} calls in ${secondsOf(tookMs)}${waited}.`}
        </Text>
        <Text as="p" tone="secondary">
          {`Cases: ${number(counts.passed)} passed, ${number(counts.failed)} failed, ${number(counts.notTried)} not tried.`}
        </Text>
      </Stack>
      <div role="group" aria-label="Screens by colour" className={styles.tiles}>
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.tile}
            aria-pressed={only === colour}
            disabled={screens[colour] === 0}
            onClick={() => setOnly(only === colour ? undefined : colour)}
          >
            <span className={styles.tileHead}>
              <ColourMark colour={colour} />
              <Text size="heading" weight="bold">
                {number(screens[colour])}
              </Text>
            </span>
            <Text size="small" tone="secondary">
              {meanings[colour]}
            </Text>
          </button>
        ))}
      </div>
      <div className={styles.columns}>
        {areasOf(report, only).map(({ area, screens: own }) => (
          <section key={area} className={styles.card} aria-label={areaTitles.get(area) ?? area}>
            <div className={styles.cardTitle}>
              <Text as="h2" size="lead" weight="bold">
                {areaTitles.get(area) ?? area}
              </Text>
            </div>
            <ul className={styles.rows}>
              {own.map((screen) => (
                <ScreenRow key={screen.screen} report={report} screen={screen} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Whole report={report} />
    </Stack>
  )
}

/** What is of no screen by itself, and all cases by what they are about. */
function Whole({ report }: { report: ReportFile }) {
  const outcomes = outcomesOf(report, undefined)
  const failed = failedIn(outcomes)
  const reasons = reasonsIn(outcomes)
  return (
    <section className={styles.card} aria-label="The back end as a whole">
      <div className={styles.cardTitle}>
        <Text as="h2" size="lead" weight="bold">
          The back end as a whole
        </Text>
      </div>
      <ul className={styles.rows}>
        {groupsOf(report).map(({ group, passed, failed: wrong, notTried }) => (
          <li key={group} className={styles.group}>
            <Text>{group}</Text>
            <Text size="small" tone="secondary">
              {`${number(passed)} passed, ${number(wrong)} failed, ${number(notTried)} not tried`}
            </Text>
          </li>
        ))}
      </ul>
      {failed.length + reasons.length > 0 ? (
        <div className={styles.folded}>
          {failed.length > 0 ? <Failures outcomes={failed} /> : null}
          {reasons.length > 0 ? <Reasons reasons={reasons} /> : null}
        </div>
      ) : null}
    </section>
  )
}
