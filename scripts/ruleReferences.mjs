import { readFileSync, readdirSync } from 'node:fs'
import { dirname, extname, join, normalize } from 'node:path'
import { says, testNames } from './parity.mjs'

const folders = ['.storybook', 'apps', 'bench', 'docs', 'examples', 'packages', 'scripts']
const extensions = new Set(['.ts', '.tsx', '.mts', '.js', '.mjs', '.mdx', '.md'])
const skipped = new Set(['node_modules', 'dist', 'public', 'storybook-static', 'coverage'])
/** Holds broken references on purpose. */
const ownTest = 'scripts/ruleReferences.test.mjs'

function* filesBelow(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isFile()) yield path
    else if (folder !== '' && entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.'))
      yield* filesBelow(root, path)
  }
}

/** Sources and documents by their path from the root: `{ path: text }` as a map. */
export function textsOf(root) {
  const texts = new Map()
  for (const folder of ['', ...folders])
    for (const path of filesBelow(root, folder))
      if (extensions.has(extname(path)) && path !== ownTest)
        texts.set(path, readFileSync(join(root, path), 'utf8'))
  return texts
}

/** Pages that a file names: `docs/…` from the root anywhere, and in a document what it links to, from its own folder. */
export function referencesIn(path, text) {
  const named = [...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)].map(
    ([, to, anchor]) => ({ to, anchor }),
  )
  if (extname(path) !== '.md') return named
  const linked = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*\.md)?(?:#([\w-]+))?\)/g)]
    .filter(([, to, anchor]) => to !== undefined || anchor !== undefined)
    .map(([, to, anchor]) => ({ to: to === undefined ? path : normalize(join(dirname(path), to)), anchor }))
  return [...named.filter(({ to }) => !linked.some((link) => link.to === to)), ...linked]
}

/** Anchors of a page's headings, as GitHub makes them: the second heading of a name has `-1` after it. */
export function anchorsOf(page) {
  const anchors = new Set()
  const counts = new Map()
  for (const [, heading] of page.matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`)
  }
  return anchors
}

/** References to a page or to a heading that is not there: `file: page#heading`. */
export const brokenReferences = (texts) =>
  [...texts].flatMap(([path, text]) =>
    referencesIn(path, text)
      .filter(({ to, anchor }) => {
        const page = texts.get(to)
        return page === undefined || (anchor !== undefined && !anchorsOf(page).has(anchor))
      })
      .map(({ to, anchor }) => `${path}: ${to}${anchor === undefined ? '' : `#${anchor}`}`),
  )

/** Tests that a page cites: a file, and a test or a group of tests in it, whose name may leave words out with an ellipsis. */
export const citedTests = (page) =>
  [...page.matchAll(/`([^`\s]+\.tsx?) › ([^`]+)`/g)].map(([, file, name]) => ({ file, name }))

/** Tests that pages cite and that are not there: `page: file › name`. */
export function missingTests(texts, pages) {
  const names = new Map()
  const namesIn = (file) => {
    if (!names.has(file)) names.set(file, testNames(texts.get(file) ?? ''))
    return names.get(file)
  }
  return pages.flatMap((page) =>
    citedTests(texts.get(page) ?? '')
      .filter(({ file, name }) => !namesIn(file).some((test) => says(test, name)))
      .map(({ file, name }) => `${page}: ${file} › ${name}`),
  )
}

const outside = /\b(?:RULES|DESIGN|LOOK|STYLE|TOOLCHAIN)\b|\bsections? \d/

/** Lines of files below some folders that cite documents which are not in the repository: `file:line: text`. */
export const outsideCitations = (texts, below) =>
  [...texts]
    .filter(([path]) => below.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) => (outside.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    )

/** Pages of the rules, the index left out. */
export const rulePages = (texts) =>
  [...texts.keys()].filter((path) => path.startsWith('docs/rules/') && path !== 'docs/rules/README.md')
