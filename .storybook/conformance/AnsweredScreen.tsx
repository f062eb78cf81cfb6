import { createClient } from '@onelot/api-client'
import { accountId, instant, phoneCountryOf, inLanguage } from '@onelot/domain'
import { type Ports, type Preferences, type ScreenName, ScreensProvider } from '@onelot/screens'
import { screenNamed, screens } from '@onelot/screens/definitions'
import { EmptyState, Icon, Text, ThemeProvider, useTheme } from '@onelot/ui'
import type { i18n } from 'i18next'
import { ArrowLeft, FileQuestionMark } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import type { ReportFile } from '../../scripts/conformance/reportFile.ts'
import { idlePorts } from '../idlePorts.ts'
import { keptInMemory } from '../memoryPorts.ts'
import { messagesOf } from '../messagesOf.ts'
import { recordNavigation } from '../navigation.tsx'
import { noteReport } from '../storyCalls.ts'
import { showReport } from './openScreen.ts'
import { chosenScreen, useOpenedReport } from './openedReport.ts'
import * as styles from './report.css.ts'
import { accountIn, answeringWith, queryFor } from './reportedAnswers.ts'

const nothing = () => undefined
export const isScreen = (name: string): name is ScreenName => screens.some((screen) => screen.name === name)

export interface AnsweredScreenProps {
  /** Name of a screen: `marketOverview`. @defaultValue the one that was asked for on the page of the report */
  screen?: string
  /** @defaultValue the one that was opened last */
  report?: ReportFile
}

/** A screen on what a back end answered, as a report has it. What it has no answer of is not there. */
export function AnsweredScreen({
  screen = chosenScreen() ?? 'marketOverview',
  report: given,
}: AnsweredScreenProps) {
  const opened = useOpenedReport()
  const report = given ?? opened
  if (!isScreen(screen))
    return (
      <Missing title="There is no screen of that name" description="Controls has all names of screens." />
    )
  if (report === undefined)
    return (
      <Missing
        title="No report is open"
        description="Open one on the page Conformance report, then this screen on its answers."
      />
    )
  return <Loaded key={screen} name={screen} report={report} />
}

function Missing({ title, description }: { title: string; description: string }) {
  return (
    <main className={styles.page}>
      <EmptyState
        icon={<Icon icon={FileQuestionMark} />}
        title={title}
        description={description}
        action={<BackToReport />}
      />
    </main>
  )
}

/** In place of a screen whose code or texts did not arrive. */
export const NotLoaded = () => (
  <Missing
    title="This screen could not be loaded"
    description="Its code or its texts did not arrive. Go back to the report and open it again."
  />
)

function BackToReport() {
  return (
    <button type="button" className={styles.link} onClick={showReport}>
      <Icon icon={ArrowLeft} size="small" />
      Conformance report
    </button>
  )
}

type Loading =
  | { readonly kind: 'begun' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'done'
      readonly i18n: i18n
      /** Undefined where its address has to have what no answer has. */
      readonly content: ReactElement | undefined
    }

function Loaded({ name, report }: { name: ScreenName; report: ReportFile }) {
  const [loading, setLoading] = useState<Loading>({ kind: 'begun' })
  useEffect(() => {
    let left = false
    const become = (next: Loading) => {
      if (!left) setLoading(next)
    }
    Promise.all([screenNamed(name).load(), messagesOf(name)])
      .then(([{ chunk }, i18n]) =>
        become({ kind: 'done', i18n, content: chunk.render(queryFor(name, report.answers)) }),
      )
      .catch(() => become({ kind: 'failed' }))
    return () => {
      left = true
    }
  }, [name, report])
  if (loading.kind === 'begun') return null
  if (loading.kind === 'failed') return <NotLoaded />
  if (loading.content === undefined)
    return (
      <Missing
        title="The report has no answer to open this screen on"
        description="Its address names something, such as a position or a request, that no answer of the report has."
      />
    )
  return (
    <Stage key={report.startedAt} report={report} i18n={loading.i18n}>
      {loading.content}
    </Stage>
  )
}

/** The app around the screen: who was logged in during the run, at the time of the run. */
function Stage({ report, i18n, children }: { report: ReportFile; i18n: i18n; children: ReactElement }) {
  const { language, preference, marketColours, textSize, hideAmounts } = useTheme()
  const [changed, setChanged] = useState<Partial<Preferences>>({})
  const [kept] = useState(() => keptInMemory())
  const [navigation] = useState(() => recordNavigation())
  const account = accountIn(report.answers)
  const session = account === undefined ? undefined : { token: 'of-a-report', account: accountId(account) }
  const now = () => Date.parse(report.startedAt)
  const [client] = useState(() =>
    createClient({
      origin: location.origin,
      fetch: answeringWith(report.answers),
      session: () => session,
      onSessionEnded: nothing,
      readCookie: nothing,
      newKey: () => crypto.randomUUID(),
      now,
    }),
  )
  const preferences: Preferences = {
    ...idlePorts.preferences,
    language,
    theme: preference,
    marketColours,
    textSize,
    hideAmounts,
    phoneCountry: inLanguage(phoneCountryOf, language),
    ...changed,
  }
  const ports: Ports = {
    ...idlePorts,
    client,
    session: { ...idlePorts.session, current: session },
    kept,
    preferences: { ...preferences, set: (patch) => setChanged((before) => ({ ...before, ...patch })) },
    navigation,
    i18n,
    report: noteReport,
    now: () => instant(now()),
  }
  return (
    <>
      <div className={styles.strip}>
        <Text size="small" tone="secondary">
          What {report.api} answered
        </Text>
        <BackToReport />
      </div>
      <ThemeProvider
        theme={preferences.theme}
        {...{ marketColours: preferences.marketColours, textSize: preferences.textSize }}
        language={preferences.language}
        hideAmounts={preferences.hideAmounts}
        i18n={i18n}
      >
        <ScreensProvider ports={ports}>{children}</ScreensProvider>
      </ThemeProvider>
    </>
  )
}
