import type { FilesPort, HapticsPort, Navigation, RouteTarget, SharePort } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import type { LinkProps } from '@onelot/ui'
import { fn } from 'storybook/test'
import type { RecordedFiles, RecordedHaptics, RecordedNavigation, RecordedShare } from './scenarioTypes.ts'

const href = (target: RouteTarget): string => `#/${encodeURIComponent(JSON.stringify(target))}`
const targetOf = (address: string): RouteTarget =>
  JSON.parse(decodeURIComponent(address.slice(2))) as RouteTarget

/** A navigation that records where it was asked to go; its links count as `go`. With a journey it leads there too. */
export function recordNavigation(journey?: Navigation): RecordedNavigation {
  const layers: (() => void)[] = []
  const go = fn<Navigation['go']>(journey?.go).mockName('go')
  return {
    go,
    replace: fn<Navigation['replace']>(journey?.replace).mockName('replace'),
    back: fn<Navigation['back']>(journey?.back ?? (() => layers.pop()?.())).mockName('back'),
    openLayer:
      journey?.openLayer ??
      ((onBack) => {
        layers.push(onBack)
        return () => {
          const at = layers.indexOf(onBack)
          if (at >= 0) layers.splice(at, 1)
        }
      }),
    titleOf: (name) => screenNamed(name).title,
    href: journey?.href ?? href,
    Link:
      journey?.Link ??
      (({ href: address, children, onClick, ...props }: LinkProps) => (
        <a
          {...props}
          href={address}
          onClick={(event) => {
            event.preventDefault()
            onClick?.()
            go(targetOf(address))
          }}
        >
          {children}
        </a>
      )),
  }
}

/** What is shared in a story goes nowhere. */
export const recordShare = (): RecordedShare => ({
  share: fn<SharePort['share']>(() => Promise.resolve('shared')).mockName('share'),
})

/** What is felt in a story is counted. */
export const recordHaptics = (): RecordedHaptics => ({
  confirm: fn<HapticsPort['confirm']>().mockName('confirm'),
})

/** Files that are made in a story go nowhere. */
export const recordFiles = (): RecordedFiles => ({
  save: fn<FilesPort['save']>(() => Promise.resolve('saved')).mockName('save'),
  print: fn<FilesPort['print']>().mockName('print'),
})
