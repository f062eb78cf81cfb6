import type { LocalDate } from '@onelot/domain'

/** A part of a text that is data: news, terms. Each is plain text, so that nothing of it is ever read as markup. */
export type ProseBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered?: boolean }
  | {
      readonly kind: 'terms'
      readonly terms: readonly { readonly term: string; readonly text: string }[]
    }
  /** `label` says what is on the day: `In force since`. */
  | { readonly kind: 'date'; readonly date: LocalDate; readonly label?: string }
