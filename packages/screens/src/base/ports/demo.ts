/** A build that has its broker in the page, for whoever tries it. */
export interface DemoPort {
  /** A member who has something to look at. */
  readonly member: { readonly phone: string; readonly password: string }
  /** Removes all that the demo has kept in this browser, and loads the app anew. */
  readonly startAnew: () => Promise<void>
}
