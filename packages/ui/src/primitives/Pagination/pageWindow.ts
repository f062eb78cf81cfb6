/** How many pages `total` rows fill; at least one, so that there is always a page to be on. */
export const pagesFor = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The page inside the bounds that is nearest to the one asked for. Pages count from 1. */
export const withinPages = (page: number, pages: number): number =>
  Number.isNaN(page) ? 1 : Math.min(Math.max(Math.trunc(page), 1), pages)

/** The page links that show: `links` in a row around the current page, moved inward at either end. */
export function pageWindow(page: number, pages: number, links: number): readonly number[] {
  const count = Math.min(links, pages)
  const wanted = withinPages(page, pages) - Math.floor(count / 2)
  const first = Math.min(Math.max(wanted, 1), pages - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}
