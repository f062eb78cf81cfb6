import * as RadixTabs from '@radix-ui/react-tabs'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { TABS_SCROLL_PAST } from '../../constants.ts'
import { usePageDirection } from '../usePageDirection.ts'
import { neighbourOf } from './panelSwipe.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

/** The props of a panel of tabs that is a component. */
export interface TabPanelProps {
  /** The index of the chosen tab: a panel comes in from the side where its tab lies. */
  place: number
  /** Whether there is a tab on either side. */
  sides: { before: boolean; after: boolean }
  onSwipe: (swipe: { way: -1 | 1 }) => void
  children: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose among. */
  label: string
  /** In their order; one that is off cannot be chosen, and swipes and keys skip it. */
  tabs: readonly TabItem<Value>[]
  /** The chosen one. */
  value: Value
  /** Another one was chosen, by a press, a key or a swipe. */
  onChange: (change: { value: Value }) => void
  /** `line` divides a screen; `segmented` sits under a chart. @defaultValue 'line' */
  variant?: (typeof styles.tabsVariants)[number]
  /**
   * `SwipePanel`: a finger drawn across shows the neighbour, past half the width or by a flick. Given rather than built in, so that only screens
   * that swipe carry the gestures.
   */
  Panel?: ComponentType<TabPanelProps>
  /** What the chosen tab shows. */
  children: ReactNode
}

/**
 * Tabs over one panel. Up to five share the width, more scroll, and the chosen one is kept in sight. Arrow keys,
 * Home and End move; so does a swipe, where the panel is a `SwipePanel`.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, variant = 'line', Panel, children } = props
  const list = useRef<HTMLDivElement>(null)
  const direction = usePageDirection()
  const listed = tabs.map((tab) => `${tab.value} ${tab.label}`).join('\n')
  /** As an observer, for it is called when the page is laid out: an effect that measures would lay it out once more. */
  useEffect(() => {
    const bar = list.current
    const chosen = bar?.querySelector('[data-state=active]')
    if (!bar || !(chosen instanceof HTMLElement)) return undefined
    const inSight = new ResizeObserver(() => {
      bar.scrollLeft = chosen.offsetLeft - (bar.clientWidth - chosen.offsetWidth) / 2
    })
    inSight.observe(bar)
    inSight.observe(chosen)
    return () => {
      inSight.disconnect()
    }
  }, [value, listed])

  const place = tabs.findIndex((tab) => tab.value === value)
  const before = neighbourOf(tabs, place, -1)
  const after = neighbourOf(tabs, place, 1)
  const reported = useRef<number>(undefined)
  const choose = (chosen: number | undefined) => {
    const tab = chosen === undefined || chosen === place ? undefined : tabs[chosen]
    if (!tab || reported.current === chosen) return
    // Radix reports a press twice in one event: as the focus that it moves, and as a press.
    reported.current = chosen
    queueMicrotask(() => {
      reported.current = undefined
    })
    onChange({ value: tab.value })
  }
  return (
    <RadixTabs.Root
      asChild
      // Positions, not values, make the ids, as a value may hold spaces.
      value={String(place)}
      onValueChange={(chosen) => choose(Number(chosen))}
      dir={direction}
    >
      {/* Radix takes the direction for its keys as a prop; the element takes it from the page, live. */}
      <div dir={undefined} className={styles.root}>
        <RadixTabs.List
          ref={list}
          aria-label={label}
          data-variant={variant}
          data-scrolls={tabs.length > TABS_SCROLL_PAST}
          className={styles.list}
        >
          {tabs.map((tab, at) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={String(at)}
              disabled={tab.disabled ?? false}
              className={styles.trigger}
              // Only the panel of the chosen tab is made.
              {...(at === place ? {} : { 'aria-controls': undefined })}
            >
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        <RadixTabs.Content
          value={String(place)}
          tabIndex={-1}
          {...(place >= 0 ? {} : { 'aria-labelledby': undefined })}
        >
          {Panel ? (
            <Panel
              place={place}
              sides={{ before: before !== undefined, after: after !== undefined }}
              onSwipe={({ way }) => choose(way === 1 ? after : before)}
            >
              {children}
            </Panel>
          ) : (
            children
          )}
        </RadixTabs.Content>
      </div>
    </RadixTabs.Root>
  )
}
