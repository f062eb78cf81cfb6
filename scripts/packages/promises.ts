import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isRelative } from './declarations.ts'

/** The package that a specifier belongs to: `swr/infinite` gives `swr`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * What a built file does behind a consumer's back: imports that the manifest does not promise, and types that it changes for
 * everybody.
 * @param file its name, for the message
 * @param promised dependencies and peers
 */
export function brokenPromises(file: string, text: string, promised: ReadonlySet<string>): readonly string[] {
  const augmented = [...text.matchAll(/^declare module ['"]([^'"]+)/gm)].flatMap(([, name]) => name ?? [])
  const { importedFiles } = ts.preProcessFile(text, true, true)
  const undeclared = new Set(
    importedFiles
      .map(({ fileName }) => fileName)
      .filter((specifier) => !isRelative(specifier) && !augmented.includes(specifier))
      .map(packageOf)
      .filter((name) => !promised.has(name)),
  )
  return [
    ...[...undeclared].map((name) => `${file} imports ${name}, which package.json does not name`),
    ...augmented.map((name) => `${file} changes the types of ${name} for everybody`),
    ...(/^declare global/m.test(text) ? [`${file} declares global types`] : []),
  ]
}

interface Promising {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** The broken promises of a staged package. */
export function promisesBrokenBy(stage: string): readonly string[] {
  const manifest: Promising = JSON.parse(readFileSync(join(stage, 'package.json'), 'utf8'))
  const promised = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
  return readdirSync(join(stage, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => brokenPromises(file, readFileSync(join(stage, 'dist', file), 'utf8'), promised))
}
