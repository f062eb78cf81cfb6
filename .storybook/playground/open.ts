import { pathOfPlayground } from './link.ts'
import { keepCode } from './useCode.ts'

/** Leaves a page of docs for the playground, with this code in it. It is our own, and so runs at once. */
export function openPlayground(code: string): void {
  keepCode(code)
  const { location: storybook } = window.parent
  storybook.assign(new URL(`?path=${pathOfPlayground}`, storybook.href))
}
