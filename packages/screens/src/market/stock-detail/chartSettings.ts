/** What is loaded as the settings of the chart are opened first. */
export { ChartSettingsSheet } from '@onelot/ui/kline'
