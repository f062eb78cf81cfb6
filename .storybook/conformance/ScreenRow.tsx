import { Icon, Stack, Text } from '@onelot/ui'
import { screens } from '@onelot/screens/definitions'
import { ArrowRight, ChevronDown } from 'lucide-react'
import type { ReportFile, ReportedScreen } from '../../scripts/conformance/reportFile.ts'
import { ColourMark } from './ColourMark.tsx'
import { Failures } from './Failures.tsx'
import { addressOfScreen, showScreen } from './openScreen.ts'
import { Reasons } from './Reasons.tsx'
import * as styles from './report.css.ts'
import { failedIn, hasAnswers, outcomesOf, reasonsIn } from './reportParts.ts'

const counted = (count: number, one: string, more: string): string =>
  `${String(count)} ${count === 1 ? one : more}`

/** What is the matter with a screen, in a line. */
function summaryOf({ colour, calls, notTried, opens }: ReportedScreen, failures: number): string {
  if (colour === 'green')
    return calls.length === 1
      ? 'Its call is answered as the contract says'
      : `All of its ${String(calls.length)} calls are answered as the contract says`
  if (colour === 'red') return counted(failures, 'case failed', 'cases failed')
  const left = `${counted(notTried.length, 'call was', 'calls were')} not tried`
  return opens ? `${left}; what it asks first is answered` : left
}

export interface ScreenRowProps {
  report: ReportFile
  screen: ReportedScreen
}

/** One screen of a report, with what is behind its colour folded away. */
export function ScreenRow({ report, screen }: ScreenRowProps) {
  const outcomes = outcomesOf(report, screen)
  const failed = failedIn(outcomes)
  const reasons = reasonsIn(outcomes)
  const definition = screens.find(({ name }) => name === screen.screen)
  return (
    <li className={styles.row}>
      <details>
        <summary className={styles.fold}>
          <span className={styles.name}>
            <Text weight="strong">{definition?.title.en ?? screen.screen}</Text>
            <Text size="small" tone="secondary">
              {summaryOf(screen, failed.length)}
            </Text>
          </span>
          <ColourMark colour={screen.colour} />
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </summary>
        <div className={styles.folded}>
          {failed.length > 0 ? <Failures outcomes={failed} /> : null}
          {screen.notTried.length > 0 ? (
            <Stack gap="x1">
              <Text as="h3" weight="strong">
                Calls without a success
              </Text>
              <Text as="p" size="small" tone="secondary">
                <span className={styles.code}>{screen.notTried.join(', ')}</span>
              </Text>
            </Stack>
          ) : null}
          {reasons.length > 0 ? <Reasons reasons={reasons} /> : null}
          {definition === undefined ? (
            <Text as="p" size="small" tone="secondary">
              This Storybook has no screen of that name.
            </Text>
          ) : hasAnswers(report, screen) ? (
            <a
              className={styles.link}
              href={addressOfScreen(screen.screen)}
              target="_top"
              onClick={(event) => {
                event.preventDefault()
                showScreen(report, screen.screen)
              }}
            >
              Open {definition.title.en} on these answers
              <Icon icon={ArrowRight} size="small" />
            </a>
          ) : null}
        </div>
      </details>
    </li>
  )
}
