interface Line {
  readonly text: string
  readonly children: readonly Line[]
}

/** Of many lines that differ in names and figures alone, so many stand. */
const SHOWN = 3
const LEAST_LEFT_OUT = 3

const name = / "(?:[^"\\]|\\.)*"/

/** The lines of an accessibility tree from one on that lie at a depth or under it. */
function linesAt(lines: readonly string[], depth: number, from = 0): { read: Line[]; next: number } {
  const read: Line[] = []
  let next = from
  for (let line = lines[next]; line !== undefined; line = lines[next]) {
    const indent = line.length - line.trimStart().length
    if (indent < depth) break
    const inner = linesAt(lines, depth + 2, next + 1)
    read.push({ text: line.trimStart().slice(2), children: inner.read })
    next = inner.next
  }
  return { read, next }
}

/** What two lines have in common that say the same of different things: roles and states, without names and figures. */
const kindOf = ({ text, children }: Line): string =>
  [
    text
      .replaceAll(new RegExp(name, 'g'), '')
      .replace(/^text: .*/, 'text')
      .replace(/^\/url: .*/, 'url'),
    ...children.map(kindOf),
  ].join('\n')

const nameIn = (text: string): string | undefined => /^[a-z]+ "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]

const isRow = ({ text }: Line) => text.startsWith('row "')

/** A part that holds one thing of its own name is one line with it. */
function joined({ text, children }: Line): Line {
  const inner = children.map(joined)
  const [only] = inner
  if (inner.length !== 1 || !only || nameIn(text) === undefined || nameIn(text) !== nameIn(only.text))
    return { text, children: inner }
  return { text: `${text.replace(name, '').replace(/:$/, '')}: ${only.text}`, children: only.children }
}

/** Of a run of lines of one kind the first two and the last stand, and how many lie between; of a row after the first its name, which its cells give it. */
function shortened(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (let from = 0; from < lines.length;) {
    const [first, ...others] = lines.slice(from)
    if (!first) break
    const kind = kindOf(first)
    const differing = others.findIndex((line) => kindOf(line) !== kind)
    const count = differing === -1 ? others.length + 1 : differing + 1
    const run = lines
      .slice(from, from + count)
      .map((line, index) =>
        index > 0 && isRow(line) ? { text: line.text.replace(/:$/, ''), children: [] } : line,
      )
    const leftOut = count - SHOWN
    result.push(
      ...(leftOut < LEAST_LEFT_OUT
        ? run
        : [
            ...run.slice(0, SHOWN - 1),
            { text: `… ${String(leftOut)} more like these`, children: [] },
            ...run.slice(-1),
          ]
      ).map((line) => ({ ...line, children: isRow(line) ? line.children : shortened(line.children) })),
    )
    from += count
  }
  return result
}

const written = (lines: readonly Line[], depth: number): string[] =>
  lines.flatMap(({ text, children }) => [`${' '.repeat(depth)}- ${text}`, ...written(children, depth + 2)])

/** An accessibility tree as a reader can judge it: a name stands once, and of many that are alike the first two and the last. */
export function readableTree(tree: string): string {
  const { read } = linesAt(tree.split('\n'), 0)
  return written(shortened(read.map(joined)), 0).join('\n')
}
