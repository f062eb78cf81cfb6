import { createContext } from 'react'

/** The element in which sheets are panels beside the page: where there is room. Null: they rise over it. */
export const SheetPanel = createContext<HTMLElement | null>(null)
