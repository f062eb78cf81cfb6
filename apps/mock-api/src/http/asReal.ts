/**
 * What a broker says whose prices are real (docs/rules/operator.md#configuration). Ours are simulated whatever the configuration says: that is
 * for seeing the app beside real ones.
 */
export function asReal(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(asReal)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => name !== 'recordedUntil' && name !== 'provenance')
      .map(([name, value]) => [name, said(name, value)]),
  )
}

function said(name: string, value: unknown): unknown {
  if (name === 'origin' && value === 'simulated') return 'recorded'
  if (name === 'source' && value === 'simulated') return 'market'
  return name === 'simulated' && value === true ? false : asReal(value)
}
