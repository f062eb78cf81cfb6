import { createElement, type ComponentType, type ReactElement } from 'react'
import { transform } from 'sucrase'
import { type Scope, importLines, namesUsed } from './scope.ts'

export type Compiled =
  | { readonly kind: 'component'; readonly Component: ComponentType }
  /** What the compiler says, with line and column. */
  | { readonly kind: 'wrong'; readonly why: string }

const imports = /^[ \t]*import\s[^'"]*['"][^'"\n]+['"];?[ \t]*$/gm

/** Lines stay where they are, so that an error names the line that is seen. */
const withoutImports = (code: string): string =>
  code.replaceAll(imports, (statement) => statement.replaceAll(/[^\n]/g, ''))

/** Elements side by side, or a component's body that returns them. */
const bodyOf = (code: string): string => (/^\s*</.test(code) ? `return <>${code}\n</>` : code)

const asComponent = (value: unknown): value is () => ReactElement => typeof value === 'function'

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @throws {Error} what the compiler says, with line and column */
const scriptOf = (code: string): string =>
  transform(`function Drawn() { ${bodyOf(withoutImports(code))}\n}`, {
    transforms: ['jsx', 'typescript'],
    jsxPragma: 'createElement',
    jsxFragmentPragma: 'Fragment',
    production: true,
  }).code

/** Makes a component of JSX, in which every name of `scope` is there without an import. */
export function compile(code: string, scope: Scope): Compiled {
  try {
    const script = scriptOf(code)
    const names = namesUsed(script, scope)
    // oxlint-disable-next-line typescript/no-implied-eval -- running what is typed is what this page is for; what a link brings waits until it is asked to run
    const make = new Function('createElement', ...names, `${script}\nreturn Drawn`)
    const Component: unknown = Reflect.apply(make, undefined, [
      createElement,
      ...names.map((name) => scope.get(name)?.value),
    ])
    if (!asComponent(Component)) throw new TypeError('there is nothing to draw')
    return { kind: 'component', Component }
  } catch (error) {
    return { kind: 'wrong', why: reasonOf(error) }
  }
}

/** Code as a project takes it: with an import of each name, a line for each entry. As it is where it does not compile. */
export function withImports(code: string, scope: Scope): string {
  const own = withoutImports(code).trim()
  try {
    const lines = importLines(
      namesUsed(scriptOf(code), scope).filter((name) => own.includes(name)),
      scope,
    )
    return `${[...lines, ...(lines.length > 0 ? [''] : []), own].join('\n')}\n`
  } catch {
    return code
  }
}
