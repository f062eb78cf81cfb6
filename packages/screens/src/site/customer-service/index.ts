import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { CustomerServiceScreen } from './CustomerServiceScreen.tsx'

export { CustomerServiceScreen }

export const chunk: ScreenChunk = screenChunk(CustomerServiceScreen)
