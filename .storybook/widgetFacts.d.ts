declare module 'virtual:widget-facts' {
  /** The entry of ui that exports each value, keyed by the value's name (scripts/widgetFacts). */
  export const importsOfUi: Readonly<Record<string, string>>
  /** The tokens that a widget's own styles name, keyed by the name of its docs' file. */
  export const tokensOfWidgets: Readonly<Record<string, readonly string[]>>
}
