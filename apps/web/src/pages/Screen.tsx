import { use } from 'react'
import { addressOf } from '../navigation/addresses.ts'
import type { PageState } from './keptPages.ts'
import { usePagesPorts } from './pagesPorts.ts'
import { Redirect } from './Redirect.tsx'
import { screenChunks } from './screenChunks.ts'

/** A screen with what its address carries; the instrument chosen last stands in for an address that names none (section 2). */
export function Screen({ page: { key, params } }: { page: PageState }) {
  const render = use(screenChunks.load(key))
  const { chosen } = usePagesPorts()
  return (
    render({ ...params, instrument: params.instrument ?? chosen.read() }) ?? (
      <Redirect address={addressOf({ to: 'market' })} />
    )
  )
}
