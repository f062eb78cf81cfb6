/** A Tuesday morning with the Asian markets open: 11:00 in Seoul. */
const now = Date.UTC(2026, 2, 10, 2)

/** Where the packaged faces are, and the sheet that draws with them. */
export const fontPackages = '/@stage/fonts'
export const fontSheet = '/@stage/fonts.css'

const still = `
*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}
`

/**
 * Runs before anything of the page: a fixed clock, repeatable random numbers and identifiers, and timers that run while a story plays,
 * for plays wait by them, but no further: a notice that leaves after two seconds would be in one picture and not the next.
 */
const before = `
const Clock = Date
globalThis.Date = class Date extends Clock {
  constructor(...parts) { parts.length === 0 ? super(${String(now)}) : super(...parts) }
  static now() { return ${String(now)} }
}
let seed = 1
Math.random = () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
let identifiers = 0
/** What the page showed before it turned to another story. */
globalThis.leftStory = undefined
globalThis.turnTo = (storyId) => {
  seed = 1
  identifiers = 0
  globalThis.leftStory = globalThis.__STORYBOOK_PREVIEW__.currentRender
  scrollTo(0, 0)
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
}
crypto.randomUUID = () => '00000000-0000-4000-8000-' + String(++identifiers).padStart(12, '0')
const phase = () => globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase
const told = new Set(['played', 'completing', 'completed', 'afterEach', 'finished', 'errored'])
const { setTimeout: later, setInterval: every } = globalThis
globalThis.setTimeout = (run, delay, ...parts) =>
  later((...given) => { if (!(delay >= 1000 && told.has(phase()))) run(...given) }, delay, ...parts)
globalThis.setInterval = (run, delay, ...parts) =>
  every((...given) => { if (phase() !== 'finished') run(...given) }, delay, ...parts)
`

/** Resolves when the faces whose places in the page's list the address names can be drawn with. */
const faces = `
const wanted = new Set((new URLSearchParams(location.search).get('faces') ?? '').split('.'))
const listed = [...document.fonts].filter((face, place) => wanted.has(String(place)))
export const ready = Promise.all(listed.map((face) => face.load()))
`

/** The files that the stage adds to a Storybook, by path. */
export const stageFiles = (style: string): ReadonlyMap<string, string> =>
  new Map([
    ['/@stage/stage.css', `${still}${style}`],
    ['/@stage/before.js', before],
    ['/@stage/faces.js', faces],
  ])

const moduleScript = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g

/** Adds the stage to the preview page, and lets the page's own modules start when the first faces are there. */
export function withStage(html: string): string {
  const sources = [...html.matchAll(moduleScript)].map(([, source]) => source)
  const links = [fontSheet, '/@stage/stage.css']
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')
  const imports = sources.map((source) => `await import(${JSON.stringify(source)});`).join(' ')
  return html
    .replaceAll(moduleScript, '')
    .replace('<head>', `<head><script src="/@stage/before.js"></script>`)
    .replace('</head>', `${links}</head>`)
    .replace(
      '</body>',
      `<script type="module">await (await import('/@stage/faces.js')).ready; ${imports}</script></body>`,
    )
}
