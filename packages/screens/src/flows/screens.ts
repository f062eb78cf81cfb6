/**
 * The screens that journeys come by, in the script of their story: its play has a limit, in which none of them is to be fetched and compiled.
 */
import '../change-language/ChangeLanguageScreen.tsx'
import '../fund-record/FundRecordScreen.tsx'
import '../landing/LanguageFirstScreen.tsx'
import '../login/LoginScreen.tsx'
import '../market/MarketScreen.tsx'
import '../mine/MineScreen.tsx'
import '../position-detail/PositionDetailScreen.tsx'
import '../register/RegisterScreen.tsx'
import '../stock-detail/StockDetailScreen.tsx'
import '../trade/TradeScreen.tsx'
