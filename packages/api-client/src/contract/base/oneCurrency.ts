import * as z from 'zod/mini'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The currencies of all money in a value, and the one that the value itself names. */
function currenciesIn(value: unknown, except: readonly string[]): ReadonlySet<unknown> {
  const found = new Set<unknown>()
  const walk = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(walk)
    else if (!isRecord(one)) return
    else if ('amount' in one && 'currency' in one) found.add(one['currency'])
    else for (const [name, field] of Object.entries(one)) if (!except.includes(name)) walk(field)
  }
  walk(value)
  if (isRecord(value) && value['currency'] !== undefined) found.add(value['currency'])
  return found
}

/** Whose money is added and compared, which is done in one currency. @param except fields whose money may be of another */
export const inOneCurrency = <Shape extends z.ZodMiniType>(shape: Shape, except: readonly string[] = []) =>
  shape.check(
    z.refine((value) => currenciesIn(value, except).size <= 1, { error: 'money of several currencies' }),
  )
