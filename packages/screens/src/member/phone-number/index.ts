import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { PhoneNumberScreen } from './PhoneNumberScreen.tsx'

export { PhoneNumberScreen }

export const chunk: ScreenChunk = screenChunk(PhoneNumberScreen)
