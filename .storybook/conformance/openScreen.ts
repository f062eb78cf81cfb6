import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { ReportFile } from '../../scripts/conformance/reportFile.ts'
import { chooseScreen, putReport } from './openedReport.ts'

const screenStory = 'back-end-screen-on-its-answers--default'
const reportStory = 'back-end-conformance-report--default'

/** Where the story of a screen is, for who opens it in another tab: without the report, which only this page has. */
export const addressOfScreen = (screen: string): string =>
  `?path=/story/${screenStory}&args=screen:${encodeURIComponent(screen)}`

/** Goes to the story of a screen without a reload, which would forget the report. */
export function showScreen(report: ReportFile, screen: string): void {
  putReport(report)
  chooseScreen(screen)
  addons.getChannel().emit(SELECT_STORY, { storyId: screenStory })
}

export function showReport(): void {
  addons.getChannel().emit(SELECT_STORY, { storyId: reportStory })
}
