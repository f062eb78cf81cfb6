/** What making one thing writes, and what is left to a hand. */
export interface Plan {
  /** Whole files by path below the root; those that stand are replaced. */
  readonly files: Readonly<Record<string, string>>
  readonly next: string
}

/** A name that cannot be made, in words for the one who gave it. */
export class Refusal extends Error {}

/** `PriceAlert` and `price-alert` give `['price', 'alert']`. */
export const partsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')

const capital = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1)

export const pascal = (name: string): string => partsOf(name).map(capital).join('')
export const camel = (name: string): string =>
  partsOf(name)
    .map((part, place) => (place === 0 ? part : capital(part)))
    .join('')
/** `PriceAlert` gives `Price alert`. */
export const sentence = (name: string): string => capital(partsOf(name).join(' '))
