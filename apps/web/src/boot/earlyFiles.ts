/** Built files, and which of them a screen needs, in any language, in one, and once it is drawn (`later`): each by its place in `files`. */
export interface EarlyFiles {
  /** Names in the folder of the page. */
  readonly files: readonly string[]
  /** By path below the hash. */
  readonly screens: Readonly<
    Record<string, Readonly<Record<'all' | 'en' | 'kor' | 'tw' | 'later', readonly number[]>>>
  >
}

/**
 * Asks for the files of the screen that the address opens while the app's own script, which would, is on its way. It is written into a script of its own
 * (apps/web/earlyFiles.ts), so it uses nothing from outside. A language that is guessed wrong costs the files of its words.
 */
export function askEarly({ files, screens }: EarlyFiles): void {
  const kept = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const [path = ''] = location.hash.slice(1).split('?')
  const opened = /^\/?$/.test(path) && kept('tokend') !== null ? '/home/index' : path
  const language = kept('prefs.language') ?? navigator.language
  const chinese = /^(tw|zh)/.test(language) ? 'tw' : 'en'
  const words = language.startsWith('ko') ? 'kor' : chinese
  const screen = screens[opened]
  for (const place of screen ? [...screen.all, ...screen[words], ...screen.later] : []) {
    const file = files[place]
    if (file === undefined) continue
    const link = document.createElement('link')
    link.crossOrigin = ''
    link.href = `./${file}`
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    } else link.rel = 'modulepreload'
    if (screen?.later.includes(place)) link.fetchPriority = 'low'
    document.head.append(link)
  }
}
