import type { Locator, Page } from '@playwright/test'

/** Listings of a market, whichever the reader's own is, without the indices above them. */
export const marketRows = (page: Page): Locator => page.locator('main [aria-posinset] a[href*="stockDetail"]')
