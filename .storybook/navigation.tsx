import type { RouteTarget } from '@onelot/screens'
import type { LinkProps } from '@onelot/ui'
import { fn } from 'storybook/test'
import type { RecordedNavigation } from './scenarioTypes.ts'

const href = (target: RouteTarget): string => `#/${encodeURIComponent(JSON.stringify(target))}`
const targetOf = (address: string): RouteTarget =>
  JSON.parse(decodeURIComponent(address.slice(2))) as RouteTarget

/** A navigation that records. Its links count as `go`. */
export function recordNavigation(): RecordedNavigation {
  const go = fn<(target: RouteTarget) => void>().mockName('go')
  return {
    go,
    replace: fn<(target: RouteTarget) => void>().mockName('replace'),
    back: fn<() => void>().mockName('back'),
    href,
    Link: (props: LinkProps) => (
      <a
        {...props}
        onClick={(event) => {
          event.preventDefault()
          go(targetOf(props.href))
        }}
      >
        {props.children}
      </a>
    ),
  }
}
