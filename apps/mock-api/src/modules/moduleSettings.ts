import type * as z from 'zod/mini'

/** Figures of a module that an operator may set (docs/modules.md). */
export interface ModuleSettings<Values extends object = object> {
  /** The module's name. */
  readonly module: string
  /** In force where the operator has set nothing else. */
  readonly defaults: Values
  /** Any of the figures, as an operator sets them. */
  readonly shape: z.ZodMiniType<object>
}

export const defineSettings = <Values extends object>(
  module: string,
  defaults: Values,
  shape: z.ZodMiniType<Partial<Values>>,
): ModuleSettings<Values> => ({ module, defaults, shape })
