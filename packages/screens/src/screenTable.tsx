import type { InstrumentId, PositionId, PositionTab } from '@onelot/domain'
import type { ReactElement } from 'react'
import type { RouteTarget } from './app/navigation.ts'

export type RouteName = RouteTarget['to']

/** What a place may be opened with. */
export interface ScreenParams {
  readonly instrument?: InstrumentId | undefined
  readonly position?: PositionId | undefined
  readonly tab?: PositionTab | undefined
  readonly invitation?: string | undefined
}

/** Draws a screen with what its place was opened with; undefined when what it needs is missing. */
export type RenderScreen = (params: ScreenParams) => ReactElement | undefined

/** One screen for what is traded and for an index, which it offers no ticket for. */
async function loadDetail(): Promise<RenderScreen> {
  const { StockDetailScreen } = await import('./stock-detail/StockDetailScreen.tsx')
  return ({ instrument }) => instrument && <StockDetailScreen instrument={instrument} />
}

const built: Partial<Record<RouteName, () => Promise<RenderScreen>>> = {
  start: async () => {
    const { StartScreen } = await import('./start/StartScreen.tsx')
    return () => <StartScreen />
  },
  landing: async () => {
    const { LandingScreen } = await import('./landing/LandingScreen.tsx')
    return () => <LandingScreen />
  },
  languageFirst: async () => {
    const { LanguageFirstScreen } = await import('./landing/LanguageFirstScreen.tsx')
    return () => <LanguageFirstScreen />
  },
  login: async () => {
    const { LoginScreen } = await import('./login/LoginScreen.tsx')
    return () => <LoginScreen />
  },
  register: async () => {
    const { RegisterScreen } = await import('./register/RegisterScreen.tsx')
    return ({ invitation }) => <RegisterScreen {...(invitation === undefined ? {} : { invitation })} />
  },
  market: async () => {
    const { MarketScreen } = await import('./market/MarketScreen.tsx')
    return () => <MarketScreen />
  },
  stockDetail: loadDetail,
  indexDetail: loadDetail,
  trade: async () => {
    const { TradeScreen } = await import('./trade/TradeScreen.tsx')
    return ({ tab }) => <TradeScreen {...(tab === undefined ? {} : { tab })} />
  },
  positionDetail: async () => {
    const { PositionDetailScreen } = await import('./position-detail/PositionDetailScreen.tsx')
    return ({ position }) => position && <PositionDetailScreen position={position} />
  },
  mine: async () => {
    const { MineScreen } = await import('./mine/MineScreen.tsx')
    return () => <MineScreen />
  },
  fundRecord: async () => {
    const { FundRecordScreen } = await import('./fund-record/FundRecordScreen.tsx')
    return () => <FundRecordScreen />
  },
  changeLanguage: async () => {
    const { ChangeLanguageScreen } = await import('./change-language/ChangeLanguageScreen.tsx')
    return () => <ChangeLanguageScreen />
  },
}

/** A place that has its name and no screen yet. */
async function loadNotYet(place: RouteName): Promise<RenderScreen> {
  const { NotYetAvailableScreen } = await import('./not-yet-available/NotYetAvailableScreen.tsx')
  return () => <NotYetAvailableScreen place={place} />
}

/** The screen of a place, a chunk of script of its own. Where the places are, only the app's route table knows. */
export const loadScreen = (place: RouteName): Promise<RenderScreen> => built[place]?.() ?? loadNotYet(place)

const keptAlive: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'market',
  'trade',
  'watchlist',
  'mine',
  'news',
  'offers',
])

/** Whether a screen is kept alive while the person is elsewhere. */
export const isKeptAlive = (place: RouteName): boolean => keptAlive.has(place)
