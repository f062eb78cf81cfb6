import type { OwnLanguage } from '@onelot/domain'
import type { LucideIcon } from 'lucide-react'
import type { ProductOnWire } from '@onelot/api-client'
import type { RouteTarget } from './routes.ts'

/** What a module's own names are called in one language, by the part of the name after the module's: `paid` of `savingPlans.paid`. */
export interface ProductWords {
  /** What a request of a kind is called: `Saving plan`. */
  readonly requests?: Readonly<Record<string, string>>
  /** A movement of money for a reason of the module. */
  readonly movements?: Readonly<Record<string, MovementWords>>
  readonly messages?: Readonly<Record<string, MessageWords>>
  /** What money is on hold for, where the module holds some by itself. */
  readonly held?: HeldWords
  /** What comes at a known time, or has to be done by then: `Free to sell`. */
  readonly due?: Readonly<Record<string, string>>
  /** What goes on, and has to end before an account can be closed. */
  readonly open?: OpenWords
}

export interface HeldWords {
  /** One thing: `IPO application`. */
  readonly one: string
  /** All of them together: `On hold for IPOs`. */
  readonly all: string
}

export interface OpenWords {
  readonly title: string
  /** What the member may do about it. */
  readonly text: string
}

export interface MovementWords {
  readonly name: string
  /** What it is, in a sentence. */
  readonly explained: string
}

/** Both may have `{{amount}}`, `{{name}}` of an instrument, `{{at}}` and `{{shares, number}}`, where the message carries them. */
export interface MessageWords {
  readonly title: string
  readonly detail?: string
}

/** The path of a text in the namespace `products`, the module's name first. */
export type ProductKey =
  | `${string}.requests.${string}`
  | `${string}.movements.${string}.${keyof MovementWords}`
  | `${string}.messages.${string}.${keyof MessageWords}`
  | `${string}.due.${string}`
  | `${string}.held.${keyof HeldWords}`
  | `${string}.open.${keyof OpenWords}`

/** What screens that show every product know of a module (docs/modules.md). */
export interface Product {
  readonly words: Readonly<Record<OwnLanguage, () => Promise<{ readonly words: ProductWords }>>>
  /** Beside its messages, and those about its requests. */
  readonly icon?: LucideIcon
  /** Where these messages lead. */
  readonly leads?: RouteTarget
  /** Where something is shown that money is on hold for, by the id that the hold says. */
  readonly held?: (id: string) => RouteTarget
  /** Where a row of the list of all products leads, and what is due of one; without it, where its messages lead. */
  readonly row?: (row: Pick<ProductOnWire, 'id' | 'of'>) => RouteTarget
  /** Where what goes on can be ended. */
  readonly open?: RouteTarget
}

/** Keyed by the name of the module. */
export type Products = Readonly<Record<string, Product>>
