import { partsOf } from './manifest.ts'

/** A story in a mode that is not as accepted, with its pictures as PNG. A side that could not be drawn is absent. */
export interface Entry {
  readonly key: string
  readonly title: string
  /** `312 pixels differ`, `no picture has been accepted` … */
  readonly finding: string
  readonly before?: Uint8Array
  readonly after?: Uint8Array
  readonly difference?: Uint8Array
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

function figure(side: 'before' | 'after' | 'difference', png: Uint8Array | undefined): string {
  const caption = side.replace(/^[a-z]/, (first) => first.toUpperCase())
  const picture = png
    ? `<img alt="${caption}" src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`
    : '<p class="none">No picture</p>'
  return `<figure data-side="${side}"><figcaption>${caption}</figcaption>${picture}</figure>`
}

/** Moves the edge between before and after, which then lie over each other. */
const slider =
  '<label class="slider">Before <input type="range" min="0" max="100" value="100"> After, over each other</label>'

function section({ key, title, finding, before, after, difference }: Entry): string {
  const { story, mode } = partsOf(key)
  const sides = figure('before', before) + figure('after', after) + figure('difference', difference)
  return `<details open id="${escaped(key)}">
<summary>${escaped(title)} <code>${escaped(mode)}</code></summary>
<p><code>${escaped(story)}</code> in <code>${escaped(mode)}</code>: ${escaped(finding)}</p>
${before && after ? slider : ''}
<div class="sides">${sides}</div>
</details>`
}

const style = `
body { margin: 2rem; font: 16px/1.5 sans-serif; color: #16181d; background: #f2f3f5 }
section, details { margin: 1rem 0 } details { padding: 1rem; background: #fff; border-radius: 8px }
h1, h2 { margin: 0 } p { margin: .25rem 0 1rem } summary { font-weight: 600; cursor: pointer }
.sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 } figcaption { font-weight: 600 } .slider { display: block; margin: .5rem 0 }
img { display: block; box-sizing: border-box; max-width: 100%; max-height: 80vh; border: 1px solid #b9bec9 }
img.whole { max-width: none; max-height: none; image-rendering: pixelated }
.sides:has(img.whole) { display: flex; overflow-x: auto }
.sides.over [data-side=before], .sides.over [data-side=after] { grid-area: 1 / 1 }
.sides.over [data-side=after] { clip-path: inset(0 0 0 var(--edge)) } .sides.over figcaption { visibility: hidden }
.none { padding: 4rem 0; text-align: center; border: 1px dashed #b9bec9 }
`

/** A press shows a picture in its own size and back; the slider lays after over before. */
const script = `
document.addEventListener('click', ({ target }) => {
  if (target.matches('.sides img')) target.classList.toggle('whole')
})
document.addEventListener('input', ({ target }) => {
  const sides = target.closest('details').querySelector('.sides')
  sides.classList.toggle('over', target.value !== '100')
  sides.style.setProperty('--edge', target.value + '%')
})
`

/** The component of a story: its title without the last part, which names the story. */
const componentOf = ({ title }: Entry): string => title.split(' / ').slice(0, -1).join(' / ') || title

/** One page that needs nothing beside it: each component's entries together, with before, after and difference within the window. */
export function printReport(entries: readonly Entry[]): string {
  const components = [...new Set(entries.map(componentOf))].map((component) => ({
    component,
    of: entries.filter((entry) => componentOf(entry) === component),
  }))
  const contents = components
    .map(
      ({ component, of }, index) =>
        `<li><a href="#component-${String(index)}">${escaped(component)}</a> (${String(of.length)})</li>`,
    )
    .join('\n')
  const sections = components
    .map(
      ({ component, of }, index) =>
        `<section id="component-${String(index)}">\n<h2>${escaped(component)}</h2>\n${of.map(section).join('\n')}\n</section>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual differences: ${String(entries.length)}</title><style>${style}</style>
<h1>${String(entries.length)} pictures are not as accepted</h1>
<ol>
${contents}
</ol>
${sections}
<script>${script}</script>
</html>
`
}
