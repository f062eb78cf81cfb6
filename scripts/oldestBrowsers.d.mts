export const oldestBrowsers: ReadonlyMap<string, string>
export const buildTarget: string[]
