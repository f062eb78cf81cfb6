import { screens } from '@onelot/screens/definitions'
import type { ReactElement } from 'react'
import { type RouteObject, useRouteError } from 'react-router-dom'

/** What is thrown outside a page goes on to the boundary around the router, which has words for readers; the router's own page is for developers. */
function HandOn(): never {
  throw useRouteError()
}

/** The routes of all screens, and of paths that no screen has, below the one element that shows them. */
export const routesBelow = (element: ReactElement): RouteObject[] => [
  {
    element,
    errorElement: <HandOn />,
    children: [...screens.map(({ path }) => path), '*'].map((path) => ({ path, element: null })),
  },
]
