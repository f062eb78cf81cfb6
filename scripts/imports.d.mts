export function checkImports(
  baseDir: string,
  folders?: readonly string[],
): Promise<{ readonly modules: number; readonly violations: readonly string[] }>
