import { type Colours, colours } from '../../packages/ui/src/tokens/palette.ts'

const coloursOf = ({ ground, text, textSecondary, ink, onInk }: Colours): string =>
  `--boot-ground:${ground};--boot-text:${text};--boot-secondary:${textSecondary};--boot-ink:${ink};--boot-on-ink:${onInk}`

/**
 * Styles of what shows before the app's own have arrived, or where they never do: the splash and the notice of a crash. They are inline in
 * index.html, from the tokens of the theme, so that the first paint waits for nothing. Where the entry itself does not come, no script is there to say so:
 * after a while the splash offers to load the page again.
 */
export const bootStyles = `
:root{${coloursOf(colours.light)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${coloursOf(colours.dark)}}}
:root[data-theme=dark]{${coloursOf(colours.dark)}}
body{margin:0}
.boot{box-sizing:border-box;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.75rem;min-height:100dvh;padding:1rem;background:var(--boot-ground);color:var(--boot-text);font-family:system-ui,sans-serif;text-align:center}
.boot svg{fill:var(--boot-secondary);opacity:.16}
.boot img{object-fit:contain}
.boot h1{margin:0;font-size:1.25rem;font-weight:700}
.boot p{margin:0;color:var(--boot-secondary)}
.boot button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:.75rem;background:var(--boot-ink);color:var(--boot-on-ink);font:inherit;font-weight:600}
.boot a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
.boot .late{position:fixed;bottom:2rem;visibility:hidden;animation:boot-late 1ms 20s forwards}
@keyframes boot-late{to{visibility:visible}}
`
  .trim()
  .replaceAll('\n', '')
