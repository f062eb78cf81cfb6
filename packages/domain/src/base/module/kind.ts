/** A name of an event, a command, a timer, a watch or a posting's reason: the module's name comes first. */
export type Kind = `${string}.${string}`

/** The module that a kind belongs to. */
export const moduleOfKind = (kind: string): string => kind.slice(0, kind.indexOf('.'))

/** The longest name of a module, and of what it names. */
export const LONGEST_NAME = 60

const part = `[a-z][A-Za-z0-9]{0,${String(LONGEST_NAME - 1)}}`
const form = new RegExp(`^${part}\\.${part}$`)

/** False for a name that belongs to no module. */
export const isKind = (name: string): name is Kind => form.test(name)
