import type { Report, ReportPort } from '@onelot/screens'

type Own = (report: Report) => unknown

const isOwn = (value: unknown): value is Own => typeof value === 'function'

/** What the site's own script has put on the page as `onelotReport`, whenever it did. */
function ownIn(scope: object): Own | undefined {
  const own: unknown = Reflect.get(scope, 'onelotReport')
  return isOwn(own) ? own : undefined
}

/** Times are for the site alone. */
function toConsole(report: Report): void {
  if (report.kind === 'error') console.error(report.error)
  if (report.kind === 'contract') console.warn(report.violation)
}

/** Reports to the site's own function, and to the console where it has none. */
export const reportOf =
  (scope: object): ReportPort =>
  (report) => {
    try {
      ;(ownIn(scope) ?? toConsole)(report)
    } catch (error) {
      console.error(error)
    }
  }

/** What nothing caught is on the console by itself: it goes to the site's own function alone. */
export function reportUncaught(view: Pick<Window, 'addEventListener'>): void {
  const tell = (error: unknown) => ownIn(view)?.({ kind: 'error', error })
  view.addEventListener('error', (event) => tell(event.error))
  view.addEventListener('unhandledrejection', (event) => tell(event.reason))
}
