import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { AgreementScreen } from './AgreementScreen.tsx'

export { AgreementScreen }

export const chunk: ScreenChunk = screenChunk(AgreementScreen)
