/** Groups of 16 bits of which a provider gives one subscriber all that follows. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/** The groups of one side of `::`; an IPv4 address at its end is two of them. */
function groupsOf(text: string): readonly string[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16).toString(16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
  })
}

/**
 * What limits count a network address as: of IPv6 its /64, which one subscriber has whole, of IPv4 itself, also where it is written as IPv6. Undefined
 * where the broker runs in the page.
 */
export function networkOf(address: string | undefined): string | undefined {
  if (address?.includes(':') !== true) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [left = '', right] = address.replace(/%.*$/, '').split('::')
  const [first, last] = [groupsOf(left), groupsOf(right ?? '')]
  const missing = right === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
