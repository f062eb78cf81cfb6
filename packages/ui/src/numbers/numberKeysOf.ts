/** Whether the comma of a device's number keys is the decimal mark, or may separate groups too. */
export type NumberKeys = 'decimalComma' | 'both'

/** What of a device says how it writes numbers. */
export interface NumberDevice {
  readonly userAgent: string
  /** Of its user, as a BCP 47 tag. */
  readonly language: string
}

const writesComma = (language: string): boolean =>
  new Intl.NumberFormat(language)
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')

/**
 * The decimal keys of an iPhone have one mark only, that of the region, whatever language a page is in; a comma there separates no groups.
 * So it is elsewhere, where the language of the device writes its decimals with a comma.
 */
export const numberKeysOf = ({ userAgent, language }: NumberDevice): NumberKeys =>
  /\b(iPhone|iPod)\b/.test(userAgent) || writesComma(language) ? 'decimalComma' : 'both'
