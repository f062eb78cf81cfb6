declare module 'virtual:screen-calls' {
  /** Keyed by the folder of a screen, the calls below `/api/vue/` that its screen's script holds (scripts/screenCalls). */
  export const screenCalls: Readonly<Record<string, readonly string[]>>
}
