import { PAGE_SIZE } from '@onelot/domain'

/** What a list asks for first. */
export const firstPage = { pageSize: PAGE_SIZE } as const

/** What a board asks for first. */
export const firstBoardPage = { ...firstPage, page: 1 } as const
