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

/** Figures of a module that is offered to members, or is not. The site's configuration says which as `feature.<module>`. */
export interface FeatureSettings {
  readonly feature: FeatureState
}
export type FeatureState = (typeof featureStates)[number]
export const featureStates = ['on', 'off'] as const

export const isFeature = (values: object): values is FeatureSettings => 'feature' in values
