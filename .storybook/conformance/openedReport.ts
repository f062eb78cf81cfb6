import { useSyncExternalStore } from 'react'
import type { ReportFile } from '../../scripts/conformance/reportFile.ts'

/** The report that was opened last. It is in the memory of this page alone: a reload forgets it. */
let opened: ReportFile | undefined
const watchers = new Set<() => void>()

export function putReport(report: ReportFile | undefined): void {
  opened = report
  for (const onChange of watchers) onChange()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** The screen that was asked for last. */
let chosen: string | undefined

export function chooseScreen(screen: string): void {
  chosen = screen
}

export const chosenScreen = (): string | undefined => chosen

export const useOpenedReport = (): ReportFile | undefined => useSyncExternalStore(watch, () => opened)
