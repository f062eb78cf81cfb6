import * as Radix from '@radix-ui/react-tabs'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { TABS_SCROLL_PAST } from '../../constants.ts'
import { neighbourOf } from './panelSwipe.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

/** What a panel of tabs is told, when it is more than its contents. */
export interface TabPanelProps {
  /** The place of the chosen tab: a panel comes in from the side where its tab lies. */
  place: number
  /** Whether there is a tab on either side. */
  sides: { before: boolean; after: boolean }
  onSwipe: (swipe: { way: -1 | 1 }) => void
  children: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose among. */
  label: string
  tabs: readonly TabItem<Value>[]
  value: Value
  onChange: (change: { value: Value }) => void
  /** `line` divides a screen; `segmented` sits under a chart. @defaultValue 'line' */
  variant?: (typeof styles.tabsVariants)[number]
  /**
   * `SwipePanel`: a finger drawn across brings the neighbour, past half the width or by a flick. Given rather than built in, so that only screens
   * that swipe carry the gestures.
   */
  Panel?: ComponentType<TabPanelProps>
  /** What the chosen tab shows. */
  children: ReactNode
}

/**
 * Tabs over one panel. Up to five share the width, more scroll (section 9), and the chosen one is kept in sight. Arrow keys,
 * Home and End move; so does a swipe, where the panel is a `SwipePanel`.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, variant = 'line', Panel, children } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector('[data-state=active]')
    if (list.current && chosen instanceof HTMLElement) {
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
    }
  }, [value])

  // Places, not values, as Radix makes ids of them and a value may hold spaces.
  const place = tabs.findIndex((tab) => tab.value === value)
  const chosenPlace = String(place)
  const choose = (chosen: number | undefined) => {
    const tab = chosen === undefined ? undefined : tabs[chosen]
    if (tab) onChange({ value: tab.value })
  }
  const before = neighbourOf(tabs, place, -1)
  const after = neighbourOf(tabs, place, 1)
  return (
    <Radix.Root
      value={chosenPlace}
      onValueChange={(chosen) => {
        choose(Number(chosen))
      }}
      className={styles.root}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        data-variant={variant}
        data-scrolls={tabs.length > TABS_SCROLL_PAST}
        className={styles.list}
      >
        {tabs.map((tab, place) => (
          <Radix.Trigger
            key={tab.value}
            value={String(place)}
            disabled={tab.disabled ?? false}
            className={styles.trigger}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={chosenPlace} tabIndex={-1}>
        {Panel ? (
          <Panel
            place={place}
            sides={{ before: before !== undefined, after: after !== undefined }}
            onSwipe={({ way }) => {
              choose(way === 1 ? after : before)
            }}
          >
            {children}
          </Panel>
        ) : (
          children
        )}
      </Radix.Content>
    </Radix.Root>
  )
}
