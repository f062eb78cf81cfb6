import { areas } from '../areas.mjs'

/** What a generator writes, and what is left to be done by hand. Texts by path below the root. */
export interface Plan {
  readonly created: Readonly<Record<string, string>>
  /** Files of the repository, with their new text. */
  readonly changed: Readonly<Record<string, string>>
  /** A script that runs afterwards, and the files that it adds. */
  readonly generated?: { readonly script: string; readonly files: readonly string[] }
  readonly next: string
}

/** A name that cannot be made; the message is for the person who gave it. */
export class Refusal extends Error {}

/**
 * The area and the name of what is asked for as `member/bank-cards`.
 * @throws Refusal where there is no such area
 */
export function inArea(kind: string, example: string, asked: string): { area: string; name: string } {
  const [area = '', ...rest] = asked.split('/')
  if (rest.length !== 1 || !areas.includes(area))
    throw new Refusal(`a ${kind} is named with its area, like ${example} (${areas.join(', ')}): ${asked}`)
  return { area, name: rest.join('') }
}

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
    .map((part, index) => (index === 0 ? part : capital(part)))
    .join('')
/** `PriceAlert` gives `Price alert`. */
export const sentence = (name: string): string => capital(partsOf(name).join(' '))
