import { useTheme } from '@onelot/ui'
import { useEffect } from 'react'
import type { NativeShell } from './nativeShell.ts'

/** The bar over the page: white with dark text as specified, and the other way round when the theme is dark. */
export function StatusBar({ shell }: { shell: NativeShell | undefined }) {
  const { theme, palette } = useTheme()
  const background = theme === 'light' ? '#ffffff' : palette.colour.ground
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
    shell?.setStatusBar({ background, darkText: theme === 'light' })
  }, [shell, theme, background])
  return null
}
