import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { StatementScreen } from './StatementScreen.tsx'
import { type StatementParams, params } from './params.ts'

export { StatementScreen }

export const chunk: ScreenChunk<StatementParams> = screenChunk(StatementScreen, params)
