/** JSON of a token's value. */
export type TokenValue = string | number | readonly TokenValue[] | { readonly [part: string]: TokenValue }

/** A token's type and value as the W3C's Design Tokens Format Module (2025.10) has them. */
export interface Typed {
  readonly $type: string
  readonly $value: TokenValue
}

/** A colour in sRGB. @throws RangeError where the text is neither `#rrggbb` nor `rgba(r, g, b, alpha)` */
export function colourOf(css: string): Typed {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css)?.slice(1)
  const mixed = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(css)?.slice(1)
  const channels = hex?.map((pair) => Number.parseInt(pair, 16)) ?? mixed?.slice(0, 3).map(Number)
  if (channels === undefined) throw new RangeError(`no colour: ${css}`)
  const components = channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000)
  const alpha = mixed === undefined ? 1 : Number(mixed[3])
  const pairs = channels.map((channel) => channel.toString(16).padStart(2, '0'))
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, alpha, hex: `#${pairs.join('')}` },
  }
}

/** `max(44px, 2.75rem)`, a length that grows with the text and has a least, is its rem. */
const growing = /^max\([\d.]+px, ([\d.]+)rem\)$/

/** A length; undefined where it depends on the window. */
export function lengthOf(css: string): Typed | undefined {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? (css === '0' ? [css, '0', 'px'] : [])
  const rem = growing.exec(css)?.[1]
  if (rem !== undefined) return { $type: 'dimension', $value: { value: Number(rem), unit: 'rem' } }
  return value === undefined || unit === undefined
    ? undefined
    : { $type: 'dimension', $value: { value: Number(value), unit } }
}

/** A duration or a curve. @throws RangeError where it is neither */
export function motionOf(css: string): Typed {
  const ms = /^(\d+)ms$/.exec(css)?.[1]
  if (ms !== undefined) return { $type: 'duration', $value: { value: Number(ms), unit: 'ms' } }
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(css)?.[1]
  if (curve === undefined) throw new RangeError(`neither a duration nor a curve: ${css}`)
  return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) }
}

export const numberOf = (css: string): Typed => ({ $type: 'number', $value: Number(css) })
export const weightOf = (css: string): Typed => ({ $type: 'fontWeight', $value: Number(css) })
