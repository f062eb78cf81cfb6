/** Decimals have at most 20 digits after the point. */
const FRACTION_DIGITS = 20

/**
 * Exact arithmetic on decimal text for claims, and the order of prices. It is whole numbers throughout, and not the decimal type of the domain,
 * because SQLite's worker thread loads nothing of the domain: that would take longer than opening the database.
 */
function scaled(text: string): bigint {
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.')
  const size = BigInt(whole + fraction.padEnd(FRACTION_DIGITS, '0'))
  return negative ? -size : size
}

function unscaled(value: bigint): string {
  const negative = value < 0n
  const digits = String(negative ? -value : value).padStart(FRACTION_DIGITS + 1, '0')
  const whole = digits.slice(0, -FRACTION_DIGITS)
  const fraction = digits.slice(-FRACTION_DIGITS).replace(/0+$/, '')
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Without trailing zeros, as the domain writes it: `1.50` is `1.5`, `-0` is `0`. */
export const plainAmount = (text: string): string => unscaled(scaled(text))

/** What is claimed after a claim: never below 0; undefined where the claim needs more than is left. */
export function claimedAfter(claimed: string, amount: string, max: string): string | undefined {
  const added = scaled(amount)
  const sum = scaled(claimed) + added
  if (added > 0n && sum > scaled(max)) return undefined
  return sum < 0n ? '0' : unscaled(sum)
}
