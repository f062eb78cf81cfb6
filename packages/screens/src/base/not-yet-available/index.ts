import type { Localized } from '@onelot/domain'
import { createElement } from 'react'
import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { NotYetAvailableScreen } from './NotYetAvailableScreen.tsx'

export { NotYetAvailableScreen }

/** The page of one route. @param title the name of the screen that is missing */
export const chunkOf = (title: Localized): ScreenChunk =>
  screenChunk(() => createElement(NotYetAvailableScreen, { title }))
