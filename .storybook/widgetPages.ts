import type { WidgetDocs } from '../packages/ui/src/widgetDocs.ts'
import { toId } from 'storybook/internal/csf'

const files = import.meta.glob<{ readonly docs: WidgetDocs }>(
  '../packages/ui/src/{primitives,finance}/**/*.docs.ts',
  {
    eager: true,
  },
)

export interface WidgetPage {
  readonly docs: WidgetDocs
  /** Its address in Storybook. */
  readonly href: string
}

export const nameOf = (file: string) => /([^/]+)\.(?:docs\.ts|stories\.tsx)$/.exec(file)?.[1] ?? ''

const docsAddress = (section: string, subject: string) =>
  `./?path=/docs/${toId(`${section}/${subject}`, 'docs')}`

/** Keyed by the name of the widget's file. */
const pages: ReadonlyMap<string, WidgetPage> = new Map(
  Object.entries(files).map(([file, { docs }]) => {
    const section = file.includes('/primitives/') ? 'Primitives' : 'Finance'
    return [nameOf(file), { docs, href: docsAddress(section, docs.title ?? nameOf(file)) }]
  }),
)

export const pageOf = (name: string): WidgetPage | undefined => pages.get(name)

/** What the page of a widget's stories says of it. */
export const docsOfStories = (fileName: unknown): WidgetDocs | undefined =>
  typeof fileName === 'string' ? pages.get(nameOf(fileName))?.docs : undefined
