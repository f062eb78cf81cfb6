import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Leads on at once, leaving no way back to here. */
export function Redirect({ address }: { address: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(address, { replace: true })
  }, [navigate, address])
  return null
}
