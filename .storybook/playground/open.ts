import { linkTo } from './link.ts'

/** Leaves a page of docs for the playground, which shows this code beside what is in it already. */
export function openPlayground(code: string): void {
  const { location: storybook } = window.parent
  void linkTo(code, storybook).then((link) => storybook.assign(link))
}
