export function crossedWalls(
  baseDir: string,
  folders?: readonly string[],
): Promise<{ readonly modules: number; readonly crossings: readonly string[] }>
