import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { SearchScreen } from './SearchScreen.tsx'
import { type SearchParams, params } from './params.ts'

export { SearchScreen }

export const chunk: ScreenChunk<SearchParams> = screenChunk(SearchScreen, params)
