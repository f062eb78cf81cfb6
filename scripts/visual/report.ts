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

function figure(caption: string, png: Uint8Array | undefined): string {
  const picture = png
    ? `<img alt="${caption}" src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`
    : '<p class="none">No picture</p>'
  return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`
}

function section({ key, title, finding, before, after, difference }: Entry): string {
  const { story, mode } = partsOf(key)
  return `<section id="${escaped(key)}">
<h2>${escaped(title)}</h2>
<p><code>${escaped(story)}</code> in <code>${escaped(mode)}</code>: ${escaped(finding)}</p>
<div class="sides">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</section>`
}

const style = `
body { margin: 2rem; font: 16px/1.5 sans-serif; color: #16181d; background: #f2f3f5 }
section { margin: 2rem 0; padding: 1rem; background: #fff; border-radius: 8px }
h1, h2 { margin: 0 } h2 { font-size: 1.1rem } p { margin: .25rem 0 1rem }
.sides { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start }
figure { margin: 0 } figcaption { font-weight: 600 }
img { border: 1px solid #b9bec9; image-rendering: pixelated }
.none { width: 390px; padding: 4rem 0; text-align: center; border: 1px dashed #b9bec9 }
`

/** One page that needs nothing beside it: before, after and difference of each entry, side by side. */
export function printReport(entries: readonly Entry[]): string {
  const contents = entries
    .map(
      ({ key, title }) =>
        `<li><a href="#${escaped(key)}">${escaped(title)}</a> (${escaped(partsOf(key).mode)})</li>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual differences: ${String(entries.length)}</title><style>${style}</style>
<h1>${String(entries.length)} pictures are not as accepted</h1>
<ol>
${contents}
</ol>
${entries.map(section).join('\n')}
</html>
`
}
