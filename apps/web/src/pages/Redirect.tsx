import { useEffect } from 'react'
import { usePagesPorts } from './pagesPorts.ts'

/** Leads on at once, leaving no way back to here. */
export function Redirect({ address }: { address: string }) {
  const { bridge } = usePagesPorts()
  useEffect(() => {
    bridge.replace(address)
  }, [bridge, address])
  return null
}
