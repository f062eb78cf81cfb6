import type { PartPlace } from './widgetParts.ts'

/** A part of a widget, by the name that its page and its reviewers use. */
export interface WidgetPart {
  readonly part: string
  readonly is: string
  /** Finds it in the specimen (`.storybook/specimens.tsx`), by what it is and not by a class; undefined for what does not show at rest. */
  readonly at?: ((specimen: HTMLElement) => PartPlace | null | undefined) | undefined
}

interface WidgetKeys {
  /** One key or several that do the same. */
  readonly press: string
  readonly does: string
}

/**
 * What a widget's page in Storybook says before its props (docs/stories.md, "Pages of widgets"). A name in backticks is a widget, or a prop. Only
 * Storybook imports these files: neither the app nor a package carries them.
 */
export interface WidgetDocs {
  /** The subject of the page where that is not the name of the file: `Tag and Badge`. */
  readonly title?: string
  /** `phone` for what takes a screen's height, or all of its width; others show at the height that they have. */
  readonly frame?: 'phone'
  /** What it is for. */
  readonly purpose: string
  /** What another widget does better, and which. */
  readonly notFor: readonly string[]
  /** In the order of reading. */
  readonly anatomy: readonly WidgetPart[]
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  readonly accessibility: {
    /** Role and name, as assistive technology has them. */
    readonly role: string
    /** None where nothing takes the focus. */
    readonly keys: readonly WidgetKeys[]
    /** What is read without being asked for. */
    readonly announces: string
  }
  /** File names of widgets that a page also leads to. */
  readonly related: readonly string[]
}
