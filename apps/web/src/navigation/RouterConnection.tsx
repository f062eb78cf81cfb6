import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RouterBridge } from './bridge.ts'

/** Lends the router to those who stand outside of it. */
export function RouterConnection({ bridge }: { bridge: RouterBridge }) {
  const navigate = useNavigate()
  useLayoutEffect(
    () =>
      bridge.connect((to, options) => {
        void (typeof to === 'number' ? navigate(to) : navigate(to, options))
      }),
    [bridge, navigate],
  )
  return null
}
