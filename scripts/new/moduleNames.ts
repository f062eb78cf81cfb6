/** How the files of a module name it. */
export interface Names {
  /** `priceAlerts`. */
  readonly name: string
  /** `market`. */
  readonly area: string
  /** `PriceAlerts`. */
  readonly pascal: string
}
