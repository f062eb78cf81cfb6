import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../app/AppShell.tsx'
import type { RouteTarget } from '../app/navigation.ts'
import { NotYet } from '../app/NotYet.tsx'

export interface NotYetAvailableScreenProps {
  /** The place that was asked for. */
  place: RouteTarget['to']
}

/** Stands at every place that the route table knows and nobody has built. */
export function NotYetAvailableScreen({ place }: NotYetAvailableScreenProps) {
  const { t } = useTranslation('places')
  const area = t(place)
  return (
    <BackPage title={area}>
      <NotYet area={area} />
    </BackPage>
  )
}
