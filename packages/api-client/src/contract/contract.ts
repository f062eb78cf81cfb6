import type { Endpoint } from './base/endpoint.ts'
import * as modules from './modules.ts'

/** Every call of the wire but the stream, by module. */
export const contract: typeof modules = { ...modules } as const satisfies Readonly<
  Record<string, Readonly<Record<string, Endpoint>>>
>

/** Every call of the wire but the stream. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((module) =>
  Object.values<Endpoint>(module),
)
