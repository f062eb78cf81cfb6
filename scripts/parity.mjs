import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const sections = ['packages/ui/src/primitives', 'packages/ui/src/finance']
/** Tests in a browser by real touch and keys, each of the widgets that it imports. */
const browserTests = '.storybook'

/** The widgets of the library: of each, the stories that play something, its tests' files, and what those tests are called. */
export function widgetsOf(root) {
  const widgets = new Map()
  for (const section of sections)
    for (const entry of readdirSync(join(root, section), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue
      const folder = join(root, section, entry.name)
      const files = readdirSync(folder)
      const read = (ending) =>
        files.filter((file) => ending.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'))
      widgets.set(entry.name, {
        stories: new Set(read(/\.stories\.tsx$/).flatMap(playedStories)),
        testFiles: files
          .filter((file) => /\.test\.tsx?$/.test(file))
          .map((file) => file.replace(/\.tsx?$/, '')),
        tests: read(/\.test\.tsx?$/).flatMap(testNames),
      })
    }
  for (const file of readdirSync(join(root, browserTests)).filter((name) => name.endsWith('.test.tsx'))) {
    const text = readFileSync(join(root, browserTests, file), 'utf8')
    for (const name of importedWidgets(text)) {
      widgets.get(name)?.testFiles.push(file.replace(/\.tsx$/, ''))
      widgets.get(name)?.tests.push(...testNames(text))
    }
  }
  return widgets
}

/** What a test takes from the library, by name. */
export const importedWidgets = (text) =>
  [...text.matchAll(/^import \{([^}]*)\} from '(?:@onelot\/ui|.*packages\/ui\/)/gm)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim()),
  )

/** The stories of a file that have a play: their own, another story's, or that of the file. */
export function playedStories(text) {
  const [meta] = text.split('export default meta')
  const ofAll = /^ {2}play\b/m.test(meta)
  return text
    .split(/^(?=export const \w+: Story\b)/m)
    .slice(1)
    .filter((story) => ofAll || /^ {2}play\b|^ {2}\.\.\.[A-Z]\w+,$|\{ play\b/m.test(story))
    .map((story) => story.match(/^export const (\w+)/)[1])
}

/** Names of the tests, and of their groups, in the text of a test file. */
export const testNames = (text) =>
  [...text.matchAll(/(?:\b(?:it|test|describe)|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , name]) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )

/** Each row of the tables under a widget's heading: the sentence of upstream's test, what ours is, and what of ours it cites. */
export function parityRows(page) {
  const rows = []
  let widgets = []
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) widgets = line.replace(/\(.*\)/, '').match(/\b[A-Z]\w+/g) ?? []
    if (!line.startsWith('| ')) continue
    const [, upstream, ours] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (upstream === 'upstream' || /^-+$/.test(upstream)) continue
    rows.push({ widgets, upstream, ours, ...citations(ours) })
  }
  return rows
}

/** Each row of the gestures: the widgets that its last cell names, and the stories of theirs that show the way without. */
export const gestureRows = (page) =>
  page
    .slice(page.indexOf('## Gestures'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').at(-2))
    .map((shown) => ({
      widgets: shown.replaceAll(/`[^`]+`/g, '').match(/\b[A-Z]\w+/g) ?? [],
      ...citations(shown),
    }))

function citations(ours) {
  const code = [...ours.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  return {
    names: code.filter((name) => /^[A-Z][A-Za-z0-9]*$/.test(name)),
    testFiles: code
      .filter((name) => /\.test(\.tsx?)?$/.test(name))
      .map((name) => name.replace(/\.tsx?$/, '')),
    tests: [...ours.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
  }
}

/** What a row cites that does not exist. A row may also cite the stories and tests of a widget that it names. */
export function missingFrom(row, widgets) {
  const scope = [...row.widgets, ...row.names].flatMap((name) => widgets.get(name) ?? [])
  const stories = row.names.filter((name) => !widgets.has(name))
  return [
    ...stories.filter((name) => !scope.some((widget) => widget.stories.has(name))),
    ...row.testFiles.filter((name) => !scope.some((widget) => widget.testFiles.includes(name))),
    ...row.tests.filter((name) => !scope.some((widget) => widget.tests.some((test) => says(test, name)))),
  ]
}

/** A cited name may leave words out with an ellipsis; a test of many cases has a placeholder there. */
export function says(test, cited) {
  const parts = cited.split('…').map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(test)
}

/** A widget's rows that hold here, by a story or a test, and those that do not apply. */
export function countRows(rows) {
  const held = rows.filter((row) => row.names.length + row.testFiles.length + row.tests.length > 0)
  return { held: held.length, notApplicable: rows.length - held.length }
}

export const parityPages = (root) =>
  readdirSync(join(root, 'docs/parity'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(root, 'docs/parity', file), 'utf8') }))

export const overview = (root) => {
  const path = join(root, 'docs/parity.md')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
