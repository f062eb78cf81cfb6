import { screens } from '@onelot/screens/definitions'
import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'

/** The routes of all screens, and of paths that no screen has, below the one element that shows them. */
export const routesBelow = (element: ReactElement): RouteObject[] => [
  { element, children: [...screens.map(({ path }) => path), '*'].map((path) => ({ path, element: null })) },
]
