import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { TABS_SCROLL_PAST } from '../../constants.ts'
import { neighbourOf } from './panelSwipe.ts'
import { tabForKey } from './tabKeys.ts'
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
  /** In their order; one that is off cannot be chosen, and swipes and keys pass it by. */
  tabs: readonly TabItem<Value>[]
  /** The chosen one. */
  value: Value
  /** Another one was chosen, by a press, a key or a swipe. */
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
  const id = useId()
  useEffect(() => {
    const chosen = list.current?.querySelector('[data-state=active]')
    if (list.current && chosen instanceof HTMLElement) {
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
    }
  }, [value])

  // Places, not values, make the ids, as a value may hold spaces.
  const place = tabs.findIndex((tab) => tab.value === value)
  const tabId = (at: number) => `${id}-tab-${String(at)}`
  const panelId = `${id}-panel`
  const reachable = place >= 0 ? place : neighbourOf(tabs, -1, 1)
  const choose = (chosen: number | undefined) => {
    const tab = chosen === undefined || chosen === place ? undefined : tabs[chosen]
    if (tab) onChange({ value: tab.value })
  }
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabForKey(event.key, from, tabs, rtl)
    if (next === undefined) return
    event.preventDefault()
    document.getElementById(tabId(next))?.focus()
    choose(next)
  }
  const before = neighbourOf(tabs, place, -1)
  const after = neighbourOf(tabs, place, 1)
  return (
    <div className={styles.root}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        data-variant={variant}
        data-scrolls={tabs.length > TABS_SCROLL_PAST}
        className={styles.list}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(at)}
            aria-selected={at === place}
            aria-controls={at === place ? panelId : undefined}
            tabIndex={at === reachable ? 0 : -1}
            data-state={at === place ? 'active' : 'inactive'}
            disabled={tab.disabled ?? false}
            className={styles.trigger}
            onClick={() => {
              choose(at)
            }}
            onKeyDown={(event) => {
              onKeyDown(event, at)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={place >= 0 ? tabId(place) : undefined} tabIndex={-1}>
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
      </div>
    </div>
  )
}
