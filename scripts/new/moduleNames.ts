/** How the files of a module name it. */
export interface Names {
  /** `priceAlerts`. */
  readonly name: string
  /** `PriceAlerts`. */
  readonly pascal: string
}
