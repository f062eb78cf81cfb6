import type { RouteTarget } from '@onelot/screens'
import type { LinkProps } from '@onelot/ui'
import { fn } from 'storybook/test'
import type { Journey, RecordedNavigation } from './scenarioTypes.ts'

const href = (target: RouteTarget): string => `#/${encodeURIComponent(JSON.stringify(target))}`
const targetOf = (address: string): RouteTarget =>
  JSON.parse(decodeURIComponent(address.slice(2))) as RouteTarget

/** A navigation that records, and leads along the journey if there is one. Its links count as `go`. */
export function recordNavigation(journey?: Journey): RecordedNavigation {
  const go = fn<(target: RouteTarget) => void>(journey?.go).mockName('go')
  return {
    go,
    replace: fn<(target: RouteTarget) => void>(journey?.replace).mockName('replace'),
    back: fn<() => void>(journey?.back).mockName('back'),
    href,
    Link: ({ href, children, ...props }: LinkProps) => (
      <a
        {...props}
        href={href}
        onClick={(event) => {
          event.preventDefault()
          go(targetOf(href))
        }}
      >
        {children}
      </a>
    ),
  }
}
