import type { CapacitorConfig } from '@capacitor/cli'

/** Pages are at capacitor://localhost on iOS and https://localhost on Android: the broker lists both in ALLOWED_ORIGINS. */
const config: CapacitorConfig = {
  appId: 'example.onelot.app',
  appName: 'Onelot',
  webDir: 'dist',
  backgroundColor: '#ffffff',
  zoomEnabled: true,
  /** The oldest Chrome that the build is made for. */
  android: { minWebViewVersion: 111 },
  plugins: {
    /** The page lays itself out by `env(safe-area-inset-*)`; a web view that has none is laid out within the bars. */
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover', style: 'LIGHT' },
    StatusBar: { style: 'LIGHT', backgroundColor: '#ffffff', overlaysWebView: false },
  },
}

export default config
