import { increasesProducts } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { announced } from '../../base/data/announced.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { useLatePart } from '../../parts/new-shares/useLatePart.ts'
import { texts } from '../../parts/off-exchange/texts.ts'
import type { IncreaseNoticeProps } from './IncreaseNotice.tsx'

const load = () => import('./IncreaseNotice.tsx')

/** Capital increases of a share that are coming or open. Nothing where there is none, and where that could not be read. */
export function Increases({ instrument }: { instrument: InstrumentId }) {
  const isOffered = useOffered()('increaseDetail')
  const { data, refresh } = useRead(increasesProducts, isOffered ? { instrument } : null, announced)
  const ahead = data?.products.filter(({ phase }) => phase === 'coming' || phase === 'open') ?? []
  return ahead.length === 0 ? null : <Late increases={ahead} onPhaseEnds={() => void refresh()} />
}

function Late(props: IncreaseNoticeProps) {
  const part = useLatePart(load, texts)
  return part.state === 'loaded' ? <part.module.IncreaseNotice {...props} /> : null
}
