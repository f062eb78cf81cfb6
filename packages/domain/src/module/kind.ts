/** A name of an event, a command, a timer, a watch or a posting's reason: the module's name comes first. */
export type Kind = `${string}.${string}`

/** The module that a kind belongs to. */
export const moduleOfKind = (kind: string): string => kind.slice(0, kind.indexOf('.'))

/** False for a name that belongs to no module. */
export const isKind = (name: string): name is Kind => name.includes('.')
