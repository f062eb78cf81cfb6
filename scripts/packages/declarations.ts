import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

const ending = /\.tsx?$/

/** The specifiers of a declaration file, in the order of the text. */
const specifiersOf = (text: string) => ts.preProcessFile(text, true, false).importedFiles

export const isRelative = (specifier: string): boolean => specifier.startsWith('.')

/** Where the compiler wrote the declarations of a source: `locales/en.ts` gives `locales/en.d.ts`. */
const declarationOf = (source: string): string => source.replace(ending, '.d.ts')

/**
 * A declaration as others read it: relative specifiers name the JavaScript beside it, as Node's resolution asks, and nothing points
 * to a source map that is not packed.
 */
export function published(text: string): string {
  let shown = text
  for (const { fileName, pos } of specifiersOf(text).toReversed()) {
    if (!isRelative(fileName)) continue
    const named = fileName.replace(ending, '.js')
    shown = shown.slice(0, pos + 1) + named + shown.slice(pos + 1 + fileName.length)
  }
  return shown.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
}

/**
 * Every declaration that the entries lead to, and no other: those of tests, and of files that are gone, stay behind.
 * @param entries sources below the folder's root, `locales/en.ts`
 * @param read the text of a declaration file
 */
export function reachable(
  entries: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const waiting = [...entries]
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const file = declarationOf(source)
    if (found.has(file)) continue
    const text = read(file)
    found.set(file, text)
    for (const { fileName } of specifiersOf(text))
      if (isRelative(fileName)) waiting.push(posix.join(posix.dirname(source), fileName))
  }
  return found
}

/** Writes the declarations that a package's entries lead to. */
export function writeDeclarations(entries: readonly string[], compiled: string, into: string): void {
  const files = reachable(entries, (file) => readFileSync(join(compiled, file), 'utf8'))
  for (const [file, text] of files) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    writeFileSync(join(into, file), published(text))
  }
}
