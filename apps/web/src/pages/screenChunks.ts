import { type RenderScreen, type RouteKey, routes } from '../routes.tsx'
import { createChunks } from './chunks.ts'

/** The screens, each a chunk of script of its own. */
export const screenChunks = createChunks<RouteKey, RenderScreen>((key) => routes[key].load())
