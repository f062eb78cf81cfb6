/** Whether two values are the same JSON, in whatever order their fields are. A file is the same as itself only. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (!isContainer(a) || !isContainer(b)) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const fields = fieldsOf(a)
  const others = new Map(fieldsOf(b))
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSameJson(value, others.get(name)))
  )
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

/** JSON has no undefined: such a field is not there. */
const fieldsOf = (value: object): (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, field]) => field !== undefined)
