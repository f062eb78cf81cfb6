import { createElement, type ComponentType, type ReactElement } from 'react'
import { transform } from 'sucrase'
import { type Scope, namesUsed, withoutImports } from './scope.ts'

export type Compiled =
  | { readonly kind: 'component'; readonly Component: ComponentType }
  /** What the compiler says, with line and column. */
  | { readonly kind: 'wrong'; readonly why: string }

/** Elements side by side, or a component's body that returns them. */
const bodyOf = (code: string): string => (/^\s*</.test(code) ? `return <>${code}\n</>` : code)

const asComponent = (value: unknown): value is () => ReactElement => typeof value === 'function'

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Makes a component of JSX, in which every name of `scope` is there without an import. */
export function compile(code: string, scope: Scope): Compiled {
  try {
    const own = withoutImports(code)
    const { code: script } = transform(`function Drawn() { ${bodyOf(own)}\n}`, {
      transforms: ['jsx', 'typescript'],
      jsxPragma: 'createElement',
      jsxFragmentPragma: 'Fragment',
      production: true,
    })
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
