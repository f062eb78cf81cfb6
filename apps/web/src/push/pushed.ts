/** As the broker sends it: `PushedNotice` of the contract, which the worker does without. */
interface Notice {
  readonly tag: string
  readonly title: string
  readonly text: string
  readonly lang: string
  readonly route: string
}

const textAt = (data: object, name: keyof Notice): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(data, name)?.value
  return typeof value === 'string' ? value : undefined
}

const isRoute = (route: unknown): route is string => typeof route === 'string' && route.startsWith('#/')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined for anything else, and for what leads out of the app. */
function noticeIn(sent: string): Notice | undefined {
  const data = parsed(sent)
  if (typeof data !== 'object' || data === null) return undefined
  const [tag, title, text] = [textAt(data, 'tag'), textAt(data, 'title'), textAt(data, 'text')]
  const [lang, route] = [textAt(data, 'lang'), textAt(data, 'route')]
  if (tag === undefined || title === undefined || text === undefined || lang === undefined) return undefined
  return isRoute(route) ? { tag, title, text, lang, route } : undefined
}

/** A window of the app. */
interface AppWindow {
  readonly visibilityState: DocumentVisibilityState
  readonly focus: () => Promise<AppWindow>
  readonly navigate: (url: string) => Promise<unknown>
}

/** What of the installed app's worker it needs. */
export interface PushedWorker {
  /** The folder of the app, with its last slash. */
  readonly scope: string
  readonly show: (
    title: string,
    options: { body: string; tag: string; lang: string; icon: string; data: string },
  ) => Promise<void>
  /** The one that was used last first. */
  readonly windows: () => Promise<readonly AppWindow[]>
  readonly open: (url: string) => Promise<unknown>
}

/** Shows what was sent. Nothing where the app is in sight: it announces its messages itself. */
export async function showPushed(worker: PushedWorker, sent = ''): Promise<void> {
  const notice = noticeIn(sent)
  if (notice === undefined) return
  const windows = await worker.windows()
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, text, tag, lang, route } = notice
  await worker.show(title, { body: text, tag, lang, icon: `${worker.scope}icons/192.png`, data: route })
}

/** Opens what a notification is about: in the window that there is, else in one of its own. */
export async function openPushed(worker: PushedWorker, route: unknown): Promise<void> {
  if (!isRoute(route)) return
  const url = worker.scope + route
  const [first] = await worker.windows()
  const shown = await first?.focus()
  // One that this worker does not answer, as after the first visit, is not led from here.
  const led = await shown?.navigate(url).then(
    () => true,
    () => false,
  )
  if (led !== true) await worker.open(url)
}
