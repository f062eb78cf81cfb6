import { useToast } from '@onelot/ui'
import { useEffect } from 'react'
import type { AppNavigation } from '../navigation/createNavigation.tsx'

/** A toast ends with the screen that it is about. */
export function ScreenToasts({ navigation }: { navigation: Pick<AppNavigation, 'listen'> }) {
  const { leaveScreen } = useToast()
  useEffect(() => navigation.listen(leaveScreen), [navigation, leaveScreen])
  return null
}
