export function checkImports(
  baseDir: string,
  folders?: readonly string[],
): Promise<{ readonly modules: number; readonly violations: readonly string[] }>

export declare function importersIn(baseDir: string): Promise<ReadonlyMap<string, readonly string[]>>
