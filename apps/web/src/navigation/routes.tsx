import { addressOf, screens } from '@onelot/screens/definitions'
import type { ReactElement } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'

/** The routes of all screens below the one element that shows them; the root and paths that no screen has lead to the start. */
export const routesBelow = (element: ReactElement): RouteObject[] => [
  {
    element,
    children: [
      ...screens.map(({ path }) => ({ path, element: null })),
      { path: '*', element: <Navigate to={addressOf({ to: 'start' })} replace /> },
    ],
  },
]
