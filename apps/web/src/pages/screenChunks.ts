import { type RenderScreen, loadScreen } from '@onelot/screens/screen-table'
import { type RouteKey, placeOf } from '../routes.ts'
import { createChunks } from './chunks.ts'

/** The screens, each a chunk of script of its own. */
export const screenChunks = createChunks<RouteKey, RenderScreen>((key) => loadScreen(placeOf(key)))
