/** An icon of the installed app. */
export interface Icon {
  readonly file: string
  /** Pixels of each side. */
  readonly size: number
  /** `logo` has its own round corners; `full` fills the square, which the device cuts to its own shape. */
  readonly shape: 'logo' | 'full'
}

export const icons: readonly Icon[] = [
  { file: '192.png', size: 192, shape: 'logo' },
  { file: '512.png', size: 512, shape: 'logo' },
  { file: 'full-192.png', size: 192, shape: 'full' },
  { file: 'full-512.png', size: 512, shape: 'full' },
  { file: 'apple-180.png', size: 180, shape: 'full' },
]

/** A device may cut off all that is not in a circle of 80 % of the width: the mark is 79 % high in the logo, and fits with room around it at this scale. */
const MARK_SCALE = 0.8

/** The logo with its ground up to the edges, and the mark smaller. @throws Error where it is drawn in another way */
function filled(logo: string): string {
  const parts = /^(<svg[^>]*>)(<style>.*<\/style>)<rect class="t"[^>]*\/>(.*)<\/svg>$/s.exec(logo.trim())
  if (parts === null) throw new Error('the logo is no ground with a mark on it')
  const [, open, style, mark] = parts
  const scale = `translate(16 16) scale(${String(MARK_SCALE)}) translate(-16 -16)`
  return `${String(open)}${String(style)}<rect class="t" width="32" height="32"/><g transform="${scale}">${String(mark)}</g></svg>`
}

/** A page that shows an icon and nothing else. */
export const pageOf = (logo: string, { size, shape }: Icon): string =>
  `<!doctype html><style>body{margin:0}svg{display:block;width:${String(size)}px;height:${String(size)}px}</style>${shape === 'full' ? filled(logo) : logo}`
