/** What the comments of the contract say, by schema and JSON pointer. Written by `npm run openapi`. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
 "Decimal": {
  "": "An exact decimal in plain notation, by the pattern of domain's `isDecimal`: importing that one would load its decimal library in every page that parses anything."
 },
 "DecimalAboveZero": {
  "": "A price, a tick, a lot: what is divided by, and what nobody pays nothing for."
 },
 "DecimalNotBelowZero": {
  "": "How much there is of something."
 },
 "Instant": {
  "": "ISO 8601 in UTC with milliseconds."
 },
 "LocalDate": {
  "": "Exchange-local date."
 },
 "Currency": {
  "": "What an answer is in: one of this product's currencies, or another of a back end's."
 },
 "OwnCurrency": {
  "": "What is asked of our broker, which counts in our own alone; a back end has its own."
 },
 "Money": {
  "": "Money at its currency's minor units."
 },
 "Instrument": {
  "/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/industry": "The industry group.",
  "/properties/lotSize": "Units in one lot.",
  "/properties/leverages": "Those that an order may have: 5 is five times the margin.",
  "/properties/origin": "Whether its prices happened or are made up.",
  "/properties/listedAt": "When it is first traded."
 },
 "Quote": {
  "": "What an instrument is traded at. Prices are for one unit, in its currency.",
  "/properties/previousClose": "Close of the trading day before, the base of every change shown.",
  "/properties/open": "First price of the trading day, as the next two are its greatest and least.",
  "/properties/bid": "Best price at which a sale is filled.",
  "/properties/ask": "Best price at which a purchase is filled.",
  "/properties/volume": "Units traded on the trading day.",
  "/properties/turnover": "Value traded on the trading day, in the instrument's currency.",
  "/properties/at": "The moment that the price is of."
 },
 "Session": {
  "/properties/tradingDay": "The trading day that is running, or the next one when closed.",
  "/properties/until": "When the phase ends.",
  "/properties/dayEnds": "When day orders placed now expire.",
  "/properties/hours": "The regular hours of that day, HH:mm in `zone`."
 },
 "Charges": {
  "": "Rates are of notional; `minimumCommission` is in the market's currency."
 },
 "Market": {
  "": "The rules of a market. Rates are of notional: 0.001 is 0.1 percent.",
  "/properties/ticks": "From each price on, which steps prices have; the lowest first.",
  "/properties/priceLimit": "Greatest rise, and fall, from the previous close: 0.3 is 30 percent. Absent where there is none.",
  "/properties/fallLimit": "Where the greatest fall is another: of a new listing.",
  "/properties/settlementDays": "Trading days from a sale until its proceeds may be withdrawn.",
  "/properties/minimumOpening": "Least value of an opening order, in the market's currency."
 },
 "Book": {
  "": "The best level of each side comes first; quantities are in units."
 },
 "Candle": {
  "": "Prices of one period, for one unit in the instrument's currency.",
  "/properties/time": "When the period begins: a date where it is a day or longer.",
  "/properties/volume": "In units."
 },
 "OrderTerms": {
  "": "What an opening order asks for.",
  "/properties/timeInForce": "Only with a limit order; without it, `day`.",
  "/properties/dayTrade": "The broker closes what it opens before the end of the day; only of a stock, and of a day order.",
  "/properties/protection": "What protects the position once the order is filled."
 },
 "Stop": {
  "": "When a stop-loss closes: at a price, or as far as a distance behind the best price since it was set.",
  "/oneOf/1/properties/distance/oneOf/1": "Part of the best price: 0.05 is 5 percent."
 },
 "Order": {
  "": "An order of any purpose.",
  "/properties/position": "The position that it opens or closes.",
  "/properties/side": "Side of the position, also where the order closes it.",
  "/properties/dayTrade": "Of an order that opens a day trade.",
  "/properties/stop": "Only a stop-loss or trailing stop has one.",
  "/properties/trigger": "The price that fires a working stop; that of a trail follows the market.",
  "/properties/protection": "What will protect the position that a working order opens.",
  "/properties/averagePrice": "What was filled was filled at it; fee and tax are of that part too.",
  "/properties/frozenMargin": "What a working order that opens has frozen.",
  "/properties/group": "Orders of one group may each claim all that is open; a fill of one takes it from the others.",
  "/properties/waitsUntil": "A protective order of a locked position is not filled before.",
  "/properties/expiresAt": "Absent where it works as long as its position is open."
 },
 "ListedOrder": {
  "": "An order with its instrument, so that a list needs no second call."
 },
 "OrderStep": {
  "": "Something that happened to an order, with what it was from then on.",
  "/properties/cause": "Why it ended without a fill."
 },
 "Protection": {
  "": "What closes a position for the member; each covers all that is open, and what is left when the other is filled.",
  "/properties/stopLoss/properties/trigger": "The price that fires it; that of a trail follows the market."
 },
 "RuleCode": {
  "": "Codes of the broker's rules, without those of transport."
 },
 "OpenPosition": {
  "/oneOf/0/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/0/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/0/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/0/properties/fill/properties/lockedUntil": "Closed not before then; absent where nothing locks.",
  "/oneOf/0/properties/fill/properties/lockCause": "What locks it; absent for the holding period of the market.",
  "/oneOf/0/properties/carriedSince": "A day trade that could not be closed at its end: it closes at the first price.",
  "/oneOf/1/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/1/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/1/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/1/properties/fill/properties/lockedUntil": "Closed not before then; absent where nothing locks.",
  "/oneOf/1/properties/fill/properties/lockCause": "What locks it; absent for the holding period of the market.",
  "/oneOf/1/properties/carriedSince": "A day trade that could not be closed at its end: it closes at the first price.",
  "/oneOf/1/properties/closes": "The oldest first."
 },
 "Position": {
  "": "An opening order, or the position that it became.",
  "/oneOf/0/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/0/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/0/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/1/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/1/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/1/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/1/properties/fill/properties/lockedUntil": "Closed not before then; absent where nothing locks.",
  "/oneOf/1/properties/fill/properties/lockCause": "What locks it; absent for the holding period of the market.",
  "/oneOf/1/properties/carriedSince": "A day trade that could not be closed at its end: it closes at the first price.",
  "/oneOf/2/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/2/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/2/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/2/properties/fill/properties/lockedUntil": "Closed not before then; absent where nothing locks.",
  "/oneOf/2/properties/fill/properties/lockCause": "What locks it; absent for the holding period of the market.",
  "/oneOf/2/properties/carriedSince": "A day trade that could not be closed at its end: it closes at the first price.",
  "/oneOf/2/properties/closes": "The oldest first.",
  "/oneOf/3/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/3/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/3/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/3/properties/fill/properties/lockedUntil": "Closed not before then; absent where nothing locks.",
  "/oneOf/3/properties/fill/properties/lockCause": "What locks it; absent for the holding period of the market.",
  "/oneOf/3/properties/closing/properties/price": "Average of the exits, weighted by lots.",
  "/oneOf/3/properties/closing/properties/netProfit": "After every charge of both sides.",
  "/oneOf/3/properties/closing/properties/settlesAt": "When the proceeds may be withdrawn.",
  "/oneOf/4/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/4/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/4/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/5/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/5/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/5/properties/cash": "Where what it brings goes; absent for what is available.",
  "/oneOf/6/properties/closesAt": "Of a day trade: when the broker closes it.",
  "/oneOf/6/properties/origin": "The module that opened it, and its own id of it; absent where the member's own order did.",
  "/oneOf/6/properties/cash": "Where what it brings goes; absent for what is available."
 },
 "WorkingClose": {
  "": "A working order that closes a part of a position, or all of it.",
  "/properties/order": "What `trade/cancel` takes."
 },
 "ListedPosition": {
  "": "A position with its instrument, so that a list needs no second call.",
  "/properties/by": "The name of the mentor whose trade it mirrors."
 },
 "Execution": {
  "": "One fill; it never changes.",
  "/oneOf/0/properties/fee": "As taken.",
  "/oneOf/0/properties/margin": "Taken by an opening, returned by a closing.",
  "/oneOf/1/properties/fee": "As taken.",
  "/oneOf/1/properties/margin": "Taken by an opening, returned by a closing.",
  "/oneOf/1/properties/grossProfit": "Before charges.",
  "/oneOf/1/properties/netProfit": "After every charge of both sides.",
  "/oneOf/1/properties/settlesAt": "When the proceeds may be withdrawn."
 },
 "InventoryLine": {
  "": "All that is owned of one instrument, summed; the positions themselves are never averaged.",
  "/properties/cost": "The whole price that was paid, charges aside."
 },
 "QuoteRow": {
  "": "A row of a list: enough to draw it before the first event of the stream.",
  "/properties/sparkline": "About thirty prices of the last regular session that has begun, of the day that the period `timeShare` charts.",
  "/properties/marks": "What sets its day apart; absent on any other day.",
  "/properties/halted": "Its trading is halted: no order of it is taken. Absent where it is not."
 },
 "DetailFacts": {
  "": "Amounts in the instrument's currency; absent where an instrument has no such figure.",
  "/properties/foreignOwnership": "A rate: 0.53 is 53 %.",
  "/properties/days": "The last whole trading days, the latest first.",
  "/properties/days/items/properties/netBuying": "Units bought less sold, by investor type.",
  "/properties/days/items/properties/shortSelling": "Units sold short, and their rate of the day's volume; absent where the instrument cannot be sold short."
 },
 "LedgerLine": {
  "": "One movement of money, from one ledger account to another.",
  "/properties/sequence": "Its number among all lines of the account, from 1 without a gap.",
  "/properties/reason": "That of a module is named by the module.",
  "/properties/ref": "Id of what it is about: an order, a request."
 },
 "StreamQuote": {
  "": "The price of one instrument: at once for each that was asked for and has one, and at each change.",
  "/properties/serverTime": "The broker's clock when this was sent; the client counts time by it."
 },
 "StreamAccount": {
  "": "Version of the member's account, when the stream opens and at each change. Where it differs from the last one, read the account again.",
  "/properties/sequence": "How many changes the account has had. It never falls, and may leap."
 },
 "StreamHeartbeat": {
  "": "Every two seconds, and first of all: the stream lives, and the prices that it sent are still the last."
 },
 "ApplicationsTermsData": {
  "/properties/obstacles": "In the order in which an application would be refused; empty where nothing stands in the way.",
  "/properties/applied": "Applications to the offer that count against its limit.",
  "/properties/mostShares": "Most shares that the available funds and the quota allow: whole units, 0 where not even the least.",
  "/properties/reminded": "Whether a message is sent when it opens, and on the day on which it closes.",
  "/properties/reminders": "Those of these messages that are still to come."
 },
 "ApplicationsApplyRequest": {
  "/properties/shares": "Whole units."
 },
 "ApplicationsApplyData": {
  "/properties/application/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/application/properties/provisionalPrice": "At which the deposit was calculated.",
  "/properties/application/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/application/properties/deposit": "Held from the application to the draw.",
  "/properties/application/properties/held": "On hold now.",
  "/properties/application/properties/won": "From the draw on.",
  "/properties/application/properties/won/properties/due": "Shares won at the actual price.",
  "/properties/application/properties/won/properties/rest": "What was not on hold of it at the draw.",
  "/properties/application/properties/refunded": "What went back, at the draw and since.",
  "/properties/application/properties/short": "While it is won and not whole: by how much the available funds are too small for the rest; nothing where they reach.",
  "/properties/application/properties/position": "Once it is issued: a position that is locked until the listing.",
  "/properties/application/properties/timeline": "In order of time; what is ahead has no `doneAt`. The first of those is what happens next.",
  "/properties/application/properties/timeline/items/properties/at": "When it is planned, or was.",
  "/properties/application/properties/actions": "What the member may do now."
 },
 "ApplicationsCancelData": {
  "/properties/application/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/application/properties/provisionalPrice": "At which the deposit was calculated.",
  "/properties/application/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/application/properties/deposit": "Held from the application to the draw.",
  "/properties/application/properties/held": "On hold now.",
  "/properties/application/properties/won": "From the draw on.",
  "/properties/application/properties/won/properties/due": "Shares won at the actual price.",
  "/properties/application/properties/won/properties/rest": "What was not on hold of it at the draw.",
  "/properties/application/properties/refunded": "What went back, at the draw and since.",
  "/properties/application/properties/short": "While it is won and not whole: by how much the available funds are too small for the rest; nothing where they reach.",
  "/properties/application/properties/position": "Once it is issued: a position that is locked until the listing.",
  "/properties/application/properties/timeline": "In order of time; what is ahead has no `doneAt`. The first of those is what happens next.",
  "/properties/application/properties/timeline/items/properties/at": "When it is planned, or was.",
  "/properties/application/properties/actions": "What the member may do now."
 },
 "ApplicationsPayData": {
  "/properties/application/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/application/properties/provisionalPrice": "At which the deposit was calculated.",
  "/properties/application/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/application/properties/deposit": "Held from the application to the draw.",
  "/properties/application/properties/held": "On hold now.",
  "/properties/application/properties/won": "From the draw on.",
  "/properties/application/properties/won/properties/due": "Shares won at the actual price.",
  "/properties/application/properties/won/properties/rest": "What was not on hold of it at the draw.",
  "/properties/application/properties/refunded": "What went back, at the draw and since.",
  "/properties/application/properties/short": "While it is won and not whole: by how much the available funds are too small for the rest; nothing where they reach.",
  "/properties/application/properties/position": "Once it is issued: a position that is locked until the listing.",
  "/properties/application/properties/timeline": "In order of time; what is ahead has no `doneAt`. The first of those is what happens next.",
  "/properties/application/properties/timeline/items/properties/at": "When it is planned, or was.",
  "/properties/application/properties/actions": "What the member may do now."
 },
 "ApplicationsWaiveData": {
  "/properties/application/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/application/properties/provisionalPrice": "At which the deposit was calculated.",
  "/properties/application/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/application/properties/deposit": "Held from the application to the draw.",
  "/properties/application/properties/held": "On hold now.",
  "/properties/application/properties/won": "From the draw on.",
  "/properties/application/properties/won/properties/due": "Shares won at the actual price.",
  "/properties/application/properties/won/properties/rest": "What was not on hold of it at the draw.",
  "/properties/application/properties/refunded": "What went back, at the draw and since.",
  "/properties/application/properties/short": "While it is won and not whole: by how much the available funds are too small for the rest; nothing where they reach.",
  "/properties/application/properties/position": "Once it is issued: a position that is locked until the listing.",
  "/properties/application/properties/timeline": "In order of time; what is ahead has no `doneAt`. The first of those is what happens next.",
  "/properties/application/properties/timeline/items/properties/at": "When it is planned, or was.",
  "/properties/application/properties/actions": "What the member may do now."
 },
 "ApplicationsListRequest": {
  "/properties/offer": "Those to one offer.",
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "ApplicationsListData": {
  "/properties/applications/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/applications/items/properties/provisionalPrice": "At which the deposit was calculated.",
  "/properties/applications/items/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/applications/items/properties/deposit": "Held from the application to the draw.",
  "/properties/applications/items/properties/held": "On hold now.",
  "/properties/applications/items/properties/won": "From the draw on.",
  "/properties/applications/items/properties/won/properties/due": "Shares won at the actual price.",
  "/properties/applications/items/properties/won/properties/rest": "What was not on hold of it at the draw.",
  "/properties/applications/items/properties/refunded": "What went back, at the draw and since.",
  "/properties/applications/items/properties/short": "While it is won and not whole: by how much the available funds are too small for the rest; nothing where they reach.",
  "/properties/applications/items/properties/position": "Once it is issued: a position that is locked until the listing.",
  "/properties/applications/items/properties/timeline": "In order of time; what is ahead has no `doneAt`. The first of those is what happens next.",
  "/properties/applications/items/properties/timeline/items/properties/at": "When it is planned, or was.",
  "/properties/applications/items/properties/actions": "What the member may do now.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "ApplicationsGetData": {
  "/properties/application/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/application/properties/provisionalPrice": "At which the deposit was calculated.",
  "/properties/application/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/application/properties/deposit": "Held from the application to the draw.",
  "/properties/application/properties/held": "On hold now.",
  "/properties/application/properties/won": "From the draw on.",
  "/properties/application/properties/won/properties/due": "Shares won at the actual price.",
  "/properties/application/properties/won/properties/rest": "What was not on hold of it at the draw.",
  "/properties/application/properties/refunded": "What went back, at the draw and since.",
  "/properties/application/properties/short": "While it is won and not whole: by how much the available funds are too small for the rest; nothing where they reach.",
  "/properties/application/properties/position": "Once it is issued: a position that is locked until the listing.",
  "/properties/application/properties/timeline": "In order of time; what is ahead has no `doneAt`. The first of those is what happens next.",
  "/properties/application/properties/timeline/items/properties/at": "When it is planned, or was.",
  "/properties/application/properties/actions": "What the member may do now."
 },
 "ApplicationsProofData": {
  "/properties/digest": "Published before anyone applied: SHA-256 of the secret’s text.",
  "/properties/unit": "Shares of one unit.",
  "/properties/drawn": "Once it was drawn.",
  "/properties/drawn/properties/applicationDigest": "HMAC-SHA-256 of the application’s id under the secret’s text.",
  "/properties/drawn/properties/h": "The first 52 bits of it over 2^52, from 0 to below 1."
 },
 "AuctionsListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "AuctionsListData": {
  "/properties/auctions/items/properties/kind": "`newShare`: before its listing. `block`: of a share that is listed.",
  "/properties/auctions/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/auctions/items/properties/issuer": "The company in full.",
  "/properties/auctions/items/properties/seller": "Whose shares they are.",
  "/properties/auctions/items/properties/phaseEnds": "What the phase waits for; missing where nothing is ahead.",
  "/properties/auctions/items/properties/dates/properties/closesAt": "Bids are taken, amended and withdrawn before it.",
  "/properties/auctions/items/properties/dates/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/auctions/items/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/auctions/items/properties/floor": "Least price of a bid, on a tick of the market.",
  "/properties/auctions/items/properties/shares": "Shares that are offered.",
  "/properties/auctions/items/properties/minShares": "Fewest shares of a bid.",
  "/properties/auctions/items/properties/leastTotal": "What the least bid puts on hold: the fewest shares at the floor, and their commission.",
  "/properties/auctions/items/properties/indicative": "What a share is said to be worth, compared to the floor.",
  "/properties/auctions/items/properties/indicative/properties/premium": "Percentage of the floor: 12.50.",
  "/properties/auctions/items/properties/indicative/properties/source": "`simulated` until it is listed: no trade has made it. `market`: the last price.",
  "/properties/auctions/items/properties/result": "Once it is cleared.",
  "/properties/auctions/items/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/auctions/items/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page.",
  "/properties/phases": "How many auctions there are of each phase."
 },
 "AuctionsGetData": {
  "/properties/auction/properties/kind": "`newShare`: before its listing. `block`: of a share that is listed.",
  "/properties/auction/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/auction/properties/issuer": "The company in full.",
  "/properties/auction/properties/seller": "Whose shares they are.",
  "/properties/auction/properties/phaseEnds": "What the phase waits for; missing where nothing is ahead.",
  "/properties/auction/properties/dates/properties/closesAt": "Bids are taken, amended and withdrawn before it.",
  "/properties/auction/properties/dates/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/auction/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/auction/properties/floor": "Least price of a bid, on a tick of the market.",
  "/properties/auction/properties/shares": "Shares that are offered.",
  "/properties/auction/properties/minShares": "Fewest shares of a bid.",
  "/properties/auction/properties/leastTotal": "What the least bid puts on hold: the fewest shares at the floor, and their commission.",
  "/properties/auction/properties/indicative": "What a share is said to be worth, compared to the floor.",
  "/properties/auction/properties/indicative/properties/premium": "Percentage of the floor: 12.50.",
  "/properties/auction/properties/indicative/properties/source": "`simulated` until it is listed: no trade has made it. `market`: the last price.",
  "/properties/auction/properties/result": "Once it is cleared.",
  "/properties/auction/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/auction/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares."
 },
 "AuctionsDemandData": {
  "/properties/levels": "By price, the highest first; missing until it is cleared."
 },
 "BidsTermsData": {
  "/properties/obstacles": "In the order in which a bid would be refused; empty where nothing stands in the way.",
  "/properties/bid": "The member’s last bid on it, unless that was withdrawn.",
  "/properties/bid/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/bid/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/bid/properties/deposit": "What it put on hold: its shares at its price, and their commission.",
  "/properties/bid/properties/held": "On hold now.",
  "/properties/bid/properties/result": "Once the auction is cleared.",
  "/properties/bid/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/bid/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares.",
  "/properties/bid/properties/result/properties/shares": "Shares that were won, 0 where none.",
  "/properties/bid/properties/result/properties/value": "Those shares at the price of the bid.",
  "/properties/bid/properties/refunded": "What went back when it ended.",
  "/properties/bid/properties/position": "Where shares were won.",
  "/properties/bid/properties/actions": "What the member may do now.",
  "/properties/reminded": "Whether a message is sent when it opens, and on the day on which it closes.",
  "/properties/reminders": "Those of these messages that are still to come."
 },
 "BidsPlaceData": {
  "/properties/bid/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/bid/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/bid/properties/deposit": "What it put on hold: its shares at its price, and their commission.",
  "/properties/bid/properties/held": "On hold now.",
  "/properties/bid/properties/result": "Once the auction is cleared.",
  "/properties/bid/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/bid/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares.",
  "/properties/bid/properties/result/properties/shares": "Shares that were won, 0 where none.",
  "/properties/bid/properties/result/properties/value": "Those shares at the price of the bid.",
  "/properties/bid/properties/refunded": "What went back when it ended.",
  "/properties/bid/properties/position": "Where shares were won.",
  "/properties/bid/properties/actions": "What the member may do now."
 },
 "BidsAmendData": {
  "/properties/bid/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/bid/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/bid/properties/deposit": "What it put on hold: its shares at its price, and their commission.",
  "/properties/bid/properties/held": "On hold now.",
  "/properties/bid/properties/result": "Once the auction is cleared.",
  "/properties/bid/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/bid/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares.",
  "/properties/bid/properties/result/properties/shares": "Shares that were won, 0 where none.",
  "/properties/bid/properties/result/properties/value": "Those shares at the price of the bid.",
  "/properties/bid/properties/refunded": "What went back when it ended.",
  "/properties/bid/properties/position": "Where shares were won.",
  "/properties/bid/properties/actions": "What the member may do now."
 },
 "BidsWithdrawData": {
  "/properties/bid/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/bid/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/bid/properties/deposit": "What it put on hold: its shares at its price, and their commission.",
  "/properties/bid/properties/held": "On hold now.",
  "/properties/bid/properties/result": "Once the auction is cleared.",
  "/properties/bid/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/bid/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares.",
  "/properties/bid/properties/result/properties/shares": "Shares that were won, 0 where none.",
  "/properties/bid/properties/result/properties/value": "Those shares at the price of the bid.",
  "/properties/bid/properties/refunded": "What went back when it ended.",
  "/properties/bid/properties/position": "Where shares were won.",
  "/properties/bid/properties/actions": "What the member may do now."
 },
 "BidsListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "BidsListData": {
  "/properties/bids/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/bids/items/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/bids/items/properties/deposit": "What it put on hold: its shares at its price, and their commission.",
  "/properties/bids/items/properties/held": "On hold now.",
  "/properties/bids/items/properties/result": "Once the auction is cleared.",
  "/properties/bids/items/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/bids/items/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares.",
  "/properties/bids/items/properties/result/properties/shares": "Shares that were won, 0 where none.",
  "/properties/bids/items/properties/result/properties/value": "Those shares at the price of the bid.",
  "/properties/bids/items/properties/refunded": "What went back when it ended.",
  "/properties/bids/items/properties/position": "Where shares were won.",
  "/properties/bids/items/properties/actions": "What the member may do now.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "BidsGetData": {
  "/properties/bid/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/bid/properties/listsAt": "Of new shares: what is won is locked until then.",
  "/properties/bid/properties/deposit": "What it put on hold: its shares at its price, and their commission.",
  "/properties/bid/properties/held": "On hold now.",
  "/properties/bid/properties/result": "Once the auction is cleared.",
  "/properties/bid/properties/result/properties/cut": "Who bid more has won whole, who bid less nothing.",
  "/properties/bid/properties/result/properties/fraction": "What bids at the cut have won, rounded down to whole shares.",
  "/properties/bid/properties/result/properties/shares": "Shares that were won, 0 where none.",
  "/properties/bid/properties/result/properties/value": "Those shares at the price of the bid.",
  "/properties/bid/properties/refunded": "What went back when it ended.",
  "/properties/bid/properties/position": "Where shares were won.",
  "/properties/bid/properties/actions": "What the member may do now."
 },
 "BlockTradesProductsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "BlockTradesProductsData": {
  "/properties/products/items/properties/kind": "`block`: at a discount, and locked. `otc`: at a price of its own.",
  "/properties/products/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/products/items/properties/industry": "What the company is in.",
  "/properties/products/items/properties/institutional": "Sold to seat accounts alone.",
  "/properties/products/items/properties/shares": "Shares that are sold, and those of them that nobody has claimed.",
  "/properties/products/items/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/products/items/properties/window": "The running window of requests; else the next one, or the last where none follows.",
  "/properties/products/items/properties/price": "What a share costs now; missing where that cannot be said.",
  "/properties/products/items/properties/last": "The last price; missing while the share is halted or has none.",
  "/properties/products/items/properties/low": "The day’s lower limit, which no block is sold under.",
  "/properties/products/items/properties/averageVolume": "Shares of a day on average, of the last whole trading days; missing where there are none.",
  "/properties/products/items/properties/terms": "Of a block alone.",
  "/properties/products/items/properties/terms/properties/discount": "Part of the last price: 0.05 is 5 percent.",
  "/properties/products/items/properties/terms/properties/lockDays": "Trading days.",
  "/properties/products/items/properties/terms/properties/unlocksAt": "When the lock ends of what passes now.",
  "/properties/products/items/properties/afterLock": "Of a block whose sale is over, once the lock of its last requests is: how the share stood then.",
  "/properties/products/items/properties/afterLock/properties/change": "Close of that day against the block’s price on its last day, a rate: -0.031 is 3.1 percent lower.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "BlockTradesProductData": {
  "/properties/product/properties/kind": "`block`: at a discount, and locked. `otc`: at a price of its own.",
  "/properties/product/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/product/properties/industry": "What the company is in.",
  "/properties/product/properties/institutional": "Sold to seat accounts alone.",
  "/properties/product/properties/shares": "Shares that are sold, and those of them that nobody has claimed.",
  "/properties/product/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/product/properties/window": "The running window of requests; else the next one, or the last where none follows.",
  "/properties/product/properties/price": "What a share costs now; missing where that cannot be said.",
  "/properties/product/properties/last": "The last price; missing while the share is halted or has none.",
  "/properties/product/properties/low": "The day’s lower limit, which no block is sold under.",
  "/properties/product/properties/averageVolume": "Shares of a day on average, of the last whole trading days; missing where there are none.",
  "/properties/product/properties/terms": "Of a block alone.",
  "/properties/product/properties/terms/properties/discount": "Part of the last price: 0.05 is 5 percent.",
  "/properties/product/properties/terms/properties/lockDays": "Trading days.",
  "/properties/product/properties/terms/properties/unlocksAt": "When the lock ends of what passes now.",
  "/properties/product/properties/afterLock": "Of a block whose sale is over, once the lock of its last requests is: how the share stood then.",
  "/properties/product/properties/afterLock/properties/change": "Close of that day against the block’s price on its last day, a rate: -0.031 is 3.1 percent lower."
 },
 "BlockTradesTermsData": {
  "/properties/obstacles": "In the order in which a request would be refused; empty where nothing stands in the way.",
  "/properties/entry": "Taken at entry alone; the exit is an ordinary order.",
  "/properties/reviewMs": "When a review passes by itself; missing where an operator decides."
 },
 "BlockTradesSubmitData": {
  "/properties/trade/properties/cause": "Why it was rejected.",
  "/properties/trade/properties/reason": "What an operator wrote.",
  "/properties/trade/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/trade/properties/value": "Price x shares, and the commission: both are on hold until the review ends.",
  "/properties/trade/properties/lockedUntil": "Of a block that has passed.",
  "/properties/trade/properties/position": "Once it has passed."
 },
 "BlockTradesListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "BlockTradesListData": {
  "/properties/trades/items/properties/cause": "Why it was rejected.",
  "/properties/trades/items/properties/reason": "What an operator wrote.",
  "/properties/trades/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/trades/items/properties/value": "Price x shares, and the commission: both are on hold until the review ends.",
  "/properties/trades/items/properties/lockedUntil": "Of a block that has passed.",
  "/properties/trades/items/properties/position": "Once it has passed.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "BlockTradesGetData": {
  "/properties/trade/properties/cause": "Why it was rejected.",
  "/properties/trade/properties/reason": "What an operator wrote.",
  "/properties/trade/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/trade/properties/value": "Price x shares, and the commission: both are on hold until the review ends.",
  "/properties/trade/properties/lockedUntil": "Of a block that has passed.",
  "/properties/trade/properties/position": "Once it has passed."
 },
 "CheckInStatusData": {
  "/properties/today": "The day in Seoul.",
  "/properties/nextDayAt": "When the next day begins there.",
  "/properties/balance": "Check-ins that have not been redeemed.",
  "/properties/streak": "Consecutive days up to today, or to yesterday while today is not done.",
  "/properties/since": "The first day of all; missing before it.",
  "/properties/days": "The newest seven days on which the member checked in, the earliest first.",
  "/properties/rewards": "Those that cost least first.",
  "/properties/rewards/items/properties/checkIns": "What it takes of the balance."
 },
 "ClosingStatusData": {
  "/properties/obstacles": "What stands in the way, in the order in which it refuses; empty where the account can be closed.",
  "/properties/obstacles/items/properties/module": "What goes on, with `product`.",
  "/properties/obstacles/items/properties/money": "What is left of the member’s own, with `moneyLeft`.",
  "/properties/forfeits": "Money to practise with that is given up, by currency.",
  "/properties/years": "For so many years records are kept: transactions and electronic records; orders and executions.",
  "/properties/fundPasswordSet": "Whether `fundPassword` is asked for."
 },
 "ClosingCloseRequest": {
  "/properties/password": "That of the login.",
  "/properties/fundPassword": "Where one is set.",
  "/properties/consented": "What closing means was read and is accepted."
 },
 "CodesSendData": {
  "/properties/againAt": "When a further one may be asked for.",
  "/properties/inbox": "Whether it shows in the demo’s inbox, on the device that asked."
 },
 "CodesInboxData": {
  "/items/properties/phone": "With all but the last four digits hidden."
 },
 "CommonOutcomeRequest": {
  "/properties/endpoint": "Path of the write."
 },
 "CommonOutcomeData": {
  "/oneOf/0/properties/message": "The `msg` that the write answered.",
  "/oneOf/0/properties/data": "The `data` that the write answered.",
  "/oneOf/1": "It has arrived, and is not decided yet.",
  "/oneOf/2": "Nothing was carried out, and nothing will be: it never came, or was refused.",
  "/oneOf/3": "It was carried out, so long ago that what it was answered is no longer kept."
 },
 "CopyTradingMentorsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "CopyTradingMentorsData": {
  "/properties/mentors/items/properties/simulated": "Nobody trades so: it is a model’s.",
  "/properties/mentors/items/properties/size": "The most that followers may put in together, and what is left of it; missing where there is no limit.",
  "/properties/mentors/items/properties/feeRate": "Part of what a follow has earned at its end.",
  "/properties/mentors/items/properties/to": "Follows are taken before it.",
  "/properties/mentors/items/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/mentors/items/properties/termDays": "Trading days after which a follow ends; missing where it goes on until it is ended.",
  "/properties/mentors/items/properties/figures/properties/earned": "What it has now, less its capital.",
  "/properties/mentors/items/properties/figures/properties/winRate": "Part of the closed trades that earned something; missing without one.",
  "/properties/mentors/items/properties/figures/properties/bestMonth": "Of the last twelve full months; missing before the first.",
  "/properties/mentors/items/properties/figures/properties/dailyReturn": "Of the last close; missing before the second.",
  "/properties/mentors/items/properties/figures/properties/risk": "From 1 to 10.",
  "/properties/mentors/items/properties/figures/properties/holdingDays": "Calendar days that a trade is held on average; missing without a closed one.",
  "/properties/mentors/items/properties/followers/properties/change": "More, or fewer, than thirty days ago.",
  "/properties/mentors/items/properties/followers/properties/put": "All that they have put in; missing where the mentor has no limit.",
  "/properties/mentors/items/properties/curve": "Daily closes of the last year in parts of the first one, as of the market’s index: 1 is no change.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "CopyTradingMentorData": {
  "/properties/mentor/properties/simulated": "Nobody trades so: it is a model’s.",
  "/properties/mentor/properties/size": "The most that followers may put in together, and what is left of it; missing where there is no limit.",
  "/properties/mentor/properties/feeRate": "Part of what a follow has earned at its end.",
  "/properties/mentor/properties/to": "Follows are taken before it.",
  "/properties/mentor/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/mentor/properties/termDays": "Trading days after which a follow ends; missing where it goes on until it is ended.",
  "/properties/mentor/properties/figures/properties/earned": "What it has now, less its capital.",
  "/properties/mentor/properties/figures/properties/winRate": "Part of the closed trades that earned something; missing without one.",
  "/properties/mentor/properties/figures/properties/bestMonth": "Of the last twelve full months; missing before the first.",
  "/properties/mentor/properties/figures/properties/dailyReturn": "Of the last close; missing before the second.",
  "/properties/mentor/properties/figures/properties/risk": "From 1 to 10.",
  "/properties/mentor/properties/figures/properties/holdingDays": "Calendar days that a trade is held on average; missing without a closed one.",
  "/properties/mentor/properties/followers/properties/change": "More, or fewer, than thirty days ago.",
  "/properties/mentor/properties/followers/properties/put": "All that they have put in; missing where the mentor has no limit.",
  "/properties/mentor/properties/curve": "Daily closes of the last year in parts of the first one, as of the market’s index: 1 is no change.",
  "/properties/cash": "The currency’s own amount of what it has in cash.",
  "/properties/positions": "The largest first.",
  "/properties/positions/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/positions/items/properties/part": "Part of what the mentor has.",
  "/properties/positions/items/properties/cost": "What it cost with its commission, and since when; missing where it is not known.",
  "/properties/months": "Full months, the latest first."
 },
 "CopyTradingMentorTradesRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "CopyTradingMentorTradesData": {
  "": "A row of the page is an opening: it may have several trades.",
  "/properties/trades/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/trades/items/properties/earned": "Of a sale.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "CopyTradingSampleData": {
  "/properties/skipped/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/least": "With it none would have been skipped."
 },
 "CopyTradingPreviewData": {
  "/properties/from": "When it is bought: a second after the passing in a regular session, else after the next opening. Missing where later trades alone are mirrored.",
  "/properties/isOpen": "Whether the session is open now: else the prices are of the last quote.",
  "/properties/bought/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/skipped/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/left": "Cash that is left."
 },
 "CopyTradingTermsData": {
  "/properties/obstacles": "In the order in which a follow would be refused; empty where nothing stands in the way.",
  "/properties/stopLosses": "In percent; and the one that a form begins with.",
  "/properties/follows": "Follows of the member, under review or going on, and the most that there may be.",
  "/properties/reviewMs": "When a review passes by itself; missing where an operator decides."
 },
 "CopyTradingSubmitRequest": {
  "/properties/stopLoss": "In percent.",
  "/properties/copyOpen": "Whether what the mentor has is bought at once."
 },
 "CopyTradingSubmitData": {
  "/properties/follow/properties/cause": "Why it was rejected.",
  "/properties/follow/properties/reason": "What an operator wrote.",
  "/properties/follow/properties/amount": "What was asked for.",
  "/properties/follow/properties/stopLoss": "In percent.",
  "/properties/follow/properties/feeRate": "Part of what it has earned at its end.",
  "/properties/follow/properties/follow": "Missing until it has passed.",
  "/properties/follow/properties/follow/properties/worth": "Cash and shares at the bid; nothing of what has ended.",
  "/properties/follow/properties/follow/properties/earned": "Worth and taken, less put and less a fee that was paid; and in parts of what was put in.",
  "/properties/follow/properties/follow/properties/today": "Since the close before; missing of what has ended.",
  "/properties/follow/properties/follow/properties/ended": "Of what has ended."
 },
 "CopyTradingListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "CopyTradingListData": {
  "/properties/follows/items/properties/cause": "Why it was rejected.",
  "/properties/follows/items/properties/reason": "What an operator wrote.",
  "/properties/follows/items/properties/amount": "What was asked for.",
  "/properties/follows/items/properties/stopLoss": "In percent.",
  "/properties/follows/items/properties/feeRate": "Part of what it has earned at its end.",
  "/properties/follows/items/properties/follow": "Missing until it has passed.",
  "/properties/follows/items/properties/follow/properties/worth": "Cash and shares at the bid; nothing of what has ended.",
  "/properties/follows/items/properties/follow/properties/earned": "Worth and taken, less put and less a fee that was paid; and in parts of what was put in.",
  "/properties/follows/items/properties/follow/properties/today": "Since the close before; missing of what has ended.",
  "/properties/follows/items/properties/follow/properties/ended": "Of what has ended.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "CopyTradingGetData": {
  "/properties/follow/properties/cause": "Why it was rejected.",
  "/properties/follow/properties/reason": "What an operator wrote.",
  "/properties/follow/properties/amount": "What was asked for.",
  "/properties/follow/properties/stopLoss": "In percent.",
  "/properties/follow/properties/feeRate": "Part of what it has earned at its end.",
  "/properties/follow/properties/follow": "Missing until it has passed.",
  "/properties/follow/properties/follow/properties/worth": "Cash and shares at the bid; nothing of what has ended.",
  "/properties/follow/properties/follow/properties/earned": "Worth and taken, less put and less a fee that was paid; and in parts of what was put in.",
  "/properties/follow/properties/follow/properties/today": "Since the close before; missing of what has ended.",
  "/properties/follow/properties/follow/properties/ended": "Of what has ended.",
  "/properties/running": "Missing until it has passed, and once it has ended.",
  "/properties/running/properties/unsettled": "What of the cash has not settled.",
  "/properties/running/properties/removable": "The most that may be taken out now.",
  "/properties/running/properties/mentorRate": "What the mentor earned since, with as much; in parts of what was put in.",
  "/properties/running/properties/difference": "By what it would end now, with the fee that would be paid.",
  "/properties/running/properties/stopLoss/properties/floor": "It ends where it is worth so much or less, and how far that is; in money and in parts of its worth.",
  "/properties/running/properties/positions/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/running/properties/positions/items/properties/entry": "Its entry, and the bid; the bid is missing where there is no price.",
  "/properties/running/properties/positions/items/properties/owed": "Lots that are sold at the first price.",
  "/properties/running/properties/positions/items/properties/lockedUntil": "Not sold before.",
  "/properties/running/properties/opensAt": "When what the mentor has is bought; missing where nothing waits.",
  "/properties/running/properties/sellsAt": "When everything is sold; missing while nothing waits for it.",
  "/properties/running/properties/end/properties/sellsAt": "Now in a regular session, else the next opening.",
  "/properties/running/properties/more": "More that is under review.",
  "/properties/running/properties/more/items/properties/cause": "Why it was rejected.",
  "/properties/running/properties/more/items/properties/reason": "What an operator wrote.",
  "/properties/ended": "Of what has ended: with the fee that was paid."
 },
 "CopyTradingSkippedRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "CopyTradingSkippedData": {
  "/properties/skipped/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/skipped/items/properties/mentorLots": "What the mentor bought, and what the follow would have.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "CopyTradingTradesRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "CopyTradingTradesData": {
  "/properties/trades/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/trades/items/properties/profit": "Of a sale, after every charge of both sides.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "CopyTradingAddData": {
  "/properties/more/properties/cause": "Why it was rejected.",
  "/properties/more/properties/reason": "What an operator wrote."
 },
 "MemberCreditScoreRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "MemberCreditScoreData": {
  "/properties/entries/items/properties/cause": "The opening of the account, deposits, an instalment that became overdue, or an operator.",
  "/properties/entries/items/properties/points": "Below zero where it lowered the score.",
  "/properties/entries/items/properties/total": "The score after it.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "DayTradingOverviewData": {
  "/properties/markets/items/properties/opensAt": "Day trades are opened from then on, until `cutoffAt`: of the running trading day, or of the next one after its cutoff.",
  "/properties/markets/items/properties/cutoffAt": "The broker closes then what is still open.",
  "/properties/markets/items/properties/zone": "IANA zone of the exchange.",
  "/properties/markets/items/properties/today": "Of the trading day that runs, or that has closed; after every charge of both sides.",
  "/properties/markets/items/properties/month": "Of the calendar month of that day.",
  "/properties/markets/items/properties/lossLimit": "The member’s own limit of what a day may lose; absent where there is none.",
  "/properties/markets/items/properties/nextLossLimit": "What the limit will be from a later trading day on; without an amount, none.",
  "/properties/markets/items/properties/stopped": "The limit is reached: no further day trade is taken on this trading day."
 },
 "DayTradingSetLossLimitRequest": {
  "": "In the currency of the market; without an amount there is none."
 },
 "DepositsTermsData": {
  "/properties/window/properties/days": "On Monday to Friday, or on the days on which the Korean exchange trades.",
  "/properties/window/properties/until": "While it is open; missing where it never closes.",
  "/properties/window/properties/opensAt": "While it is closed.",
  "/properties/obstacles": "In the order in which a submission would be refused; empty where nothing stands in the way.",
  "/properties/channels": "Those of the currency; US dollars also have wallets, which USDT is paid to.",
  "/properties/channels/items/properties/bank": "Where the bank account is held.",
  "/properties/channels/items/properties/needsPassword": "Customer service gives it to those who may use the channel.",
  "/properties/usdtRate": "US dollars that one USDT is credited as.",
  "/properties/reviewMs": "How long a review takes, where it is no operator's."
 },
 "DepositsOpenChannelData": {
  "/properties/number": "Number of the account, or address of the wallet."
 },
 "DepositsSubmitRequest": {
  "/properties/amount": "Of the channel’s currency; USDT where it is a wallet.",
  "/properties/reference": "What was written with the transfer, as the channel said it today or the day before; today’s where it is absent."
 },
 "DepositsSubmitData": {
  "/properties/deposit/properties/cause": "Why it was rejected.",
  "/properties/deposit/properties/reason": "What an operator wrote.",
  "/properties/deposit/properties/at": "Name of the bank or of the network, as it was then.",
  "/properties/deposit/properties/credit": "What is credited once it has passed.",
  "/properties/deposit/properties/rate": "US dollars for one USDT."
 },
 "DepositsListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "DepositsListData": {
  "/properties/deposits/items/properties/cause": "Why it was rejected.",
  "/properties/deposits/items/properties/reason": "What an operator wrote.",
  "/properties/deposits/items/properties/at": "Name of the bank or of the network, as it was then.",
  "/properties/deposits/items/properties/credit": "What is credited once it has passed.",
  "/properties/deposits/items/properties/rate": "US dollars for one USDT.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "DepositsMonthsData": {
  "/properties/months/items/properties/month": "Its first day.",
  "/properties/months/items/properties/until": "The first moment of the month after it.",
  "/properties/months/items/properties/sums": "By currency, of those of which something came or left for good; neither is negative."
 },
 "DepositsGetData": {
  "/properties/deposit/properties/cause": "Why it was rejected.",
  "/properties/deposit/properties/reason": "What an operator wrote.",
  "/properties/deposit/properties/at": "Name of the bank or of the network, as it was then.",
  "/properties/deposit/properties/credit": "What is credited once it has passed.",
  "/properties/deposit/properties/rate": "US dollars for one USDT."
 },
 "DividendsAnnouncedRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "DividendsAnnouncedData": {
  "/properties/dividends/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/dividends/items/properties/amount": "Per share.",
  "/properties/dividends/items/properties/exDate": "Whoever holds the share at the opening of this day is entitled.",
  "/properties/dividends/items/properties/state": "`ahead`: to be had by buying before the ex-date. `ex`: counted, and not paid yet.",
  "/properties/dividends/items/properties/elective": "Whether its holders may take it in shares (`electiveDividends/overview`).",
  "/properties/dividends/items/properties/own": "What the member's long positions would receive, or have been counted for; absent where there is nothing.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "DividendsRecordsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "DividendsRecordsData": {
  "/properties/records/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/records/items/properties/amount": "Per share.",
  "/properties/records/items/properties/exDate": "Whoever holds the share at the opening of this day is entitled.",
  "/properties/records/items/properties/kind": "A short seller is charged.",
  "/properties/records/items/properties/missing": "What of a charge found no money on the ex-date, and was owed from then on; absent where all was paid.",
  "/properties/records/items/properties/at": "When it was counted, or paid.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "ElectiveDividendsOverviewData": {
  "/properties/dividends": "Of shares that the member holds, or held at the ex-date; the nearest deadline first.",
  "/properties/dividends/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/dividends/items/properties/amount": "Per share.",
  "/properties/dividends/items/properties/quantity": "Own shares: whole, and without leverage.",
  "/properties/dividends/items/properties/net": "After withholding: all of it in cash, or in shares and a rest.",
  "/properties/dividends/items/properties/opensAt": "The opening of the ex-date, from which on one may choose.",
  "/properties/dividends/items/properties/deadline": "Until when: a regular close of its market, at whose close shares are bought.",
  "/properties/dividends/items/properties/zone": "Of the market.",
  "/properties/dividends/items/properties/state": "`ahead`: the ex-date has not begun. `open`: it would be paid in cash.",
  "/properties/dividends/items/properties/bought": "What shares would be. `last`: an estimate by the last price, which is not the one that they are bought at.",
  "/properties/dividends/items/properties/request": "Under review: it is cancelled by it.",
  "/properties/dividends/items/properties/rejected": "Why the last request for shares was rejected; missing where it was not, and once another is made.",
  "/properties/dividends/items/properties/obstacles": "In the order in which an election would be refused; empty where nothing stands in the way.",
  "/properties/reviewMs": "When a review passes by itself; missing where an operator decides."
 },
 "ElectiveDividendsRecordsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "ElectiveDividendsRecordsData": {
  "/properties/records/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/records/items/properties/amount": "Per share.",
  "/properties/records/items/properties/quantity": "Own shares: whole, and without leverage.",
  "/properties/records/items/properties/net": "After withholding: all of it in cash, or in shares and a rest.",
  "/properties/records/items/properties/bought": "Of what was paid in shares.",
  "/properties/records/items/properties/cause": "Of what was paid in cash.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "ExchangeQuoteData": {
  "/properties/rate": "What one of `from` brings of `to`: eight significant digits.",
  "/properties/mid": "The mid rate, of which the rate is what the spread leaves.",
  "/properties/spread": "A fraction of the mid rate.",
  "/properties/expiresAt": "The rate no longer holds from then on.",
  "/properties/token": "Names the quote where it is used.",
  "/properties/accounts/properties/from/properties/frozen": "What orders and requests hold.",
  "/properties/accounts/properties/from/properties/withdrawable": "What is available less proceeds that have not settled.",
  "/properties/accounts/properties/from/properties/unsettled": "Those proceeds, the earliest first.",
  "/properties/accounts/properties/to/properties/frozen": "What orders and requests hold.",
  "/properties/accounts/properties/to/properties/withdrawable": "What is available less proceeds that have not settled.",
  "/properties/accounts/properties/to/properties/unsettled": "Those proceeds, the earliest first."
 },
 "ExchangeChartData": {
  "/properties/days": "Oldest first; the last is of a day that may not have ended."
 },
 "ExchangeConvertRequest": {
  "/properties/token": "That of the quote.",
  "/properties/amount": "What is given, in the currency that the quote is from."
 },
 "ExchangeConvertData": {
  "/properties/spread": "By how much less came than at the mid rate, in the currency that came."
 },
 "FundRecordsRequest": {
  "/properties/subjects": "What they are about, any of these: a shared subject, or the name of the module that moved the money.",
  "/properties/until": "Leaves out what happened at this moment or later.",
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "FundRecordsData": {
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page.",
  "/properties/positions": "What the lines belong to, each once. A listing that the market no longer has is left out.",
  "/properties/positions/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/positions/items/properties/instrument/properties/lotSize": "Units in one lot.",
  "/properties/positions/items/properties/fills": "Those of the moments of the page's lines."
 },
 "FundMonthsRequest": {
  "/properties/subjects": "What they are about, any of these: a shared subject, or the name of the module that moved the money."
 },
 "HomeBriefingData": {
  "/properties/unread": "Counts of messages.",
  "/properties/payeeLinked": "Whether a bank account or a wallet is linked.",
  "/properties/ordered": "Whether there has been an order.",
  "/properties/movers": "Three at most of what is held or watched, the greatest change since the previous close first, whichever its direction."
 },
 "HomeDueData": {
  "/properties/due/items/properties/id": "Of what is due something of: a position, a loan.",
  "/properties/due/items/properties/module": "The module that it is of.",
  "/properties/due/items/properties/kind": "`module.what`: what is due.",
  "/properties/due/items/properties/instrument": "Missing where it is of no one share: an instalment.",
  "/properties/due/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/due/items/properties/of": "The increase or dividend that it is of, where there is one.",
  "/properties/due/items/properties/quantity": "Shares.",
  "/properties/due/items/properties/amount": "What is to be paid, from what is on hold where it is."
 },
 "IncreasesProductsRequest": {
  "/properties/instrument": "Only of one share."
 },
 "IncreasesProductsData": {
  "/properties/products/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/products/items/properties/industry": "What the company is in.",
  "/properties/products/items/properties/phase": "`coming` until rights may be used.",
  "/properties/products/items/properties/cause": "Of what was called off.",
  "/properties/products/items/properties/ratio": "`to` new shares for each `from` own ones.",
  "/properties/products/items/properties/price": "Of a new share.",
  "/properties/products/items/properties/countsAt": "The opening of the record date: own shares are counted then.",
  "/properties/products/items/properties/from": "Rights may be used from then on, and before `to`, when the new shares are issued.",
  "/properties/products/items/properties/lockedUntil": "Until when new shares may not be sold.",
  "/properties/products/items/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/products/items/properties/last": "The last price; missing while the share is halted or has none."
 },
 "IncreasesProductData": {
  "/properties/product/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/product/properties/industry": "What the company is in.",
  "/properties/product/properties/phase": "`coming` until rights may be used.",
  "/properties/product/properties/cause": "Of what was called off.",
  "/properties/product/properties/ratio": "`to` new shares for each `from` own ones.",
  "/properties/product/properties/price": "Of a new share.",
  "/properties/product/properties/countsAt": "The opening of the record date: own shares are counted then.",
  "/properties/product/properties/from": "Rights may be used from then on, and before `to`, when the new shares are issued.",
  "/properties/product/properties/lockedUntil": "Until when new shares may not be sold.",
  "/properties/product/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/product/properties/last": "The last price; missing while the share is halted or has none."
 },
 "IncreasesTermsData": {
  "/properties/obstacles": "In the order in which an application would be refused; empty where nothing stands in the way.",
  "/properties/expected": "Before the record date: what own shares of now would be granted.",
  "/properties/grant": "Once own shares were counted; missing where they came to no right.",
  "/properties/grant/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/grant/properties/held": "Own shares that were counted, and what they are granted.",
  "/properties/grant/properties/application": "New shares that were asked for. `cost` is on hold until they are issued.",
  "/properties/grant/properties/position": "Of new shares that were issued.",
  "/properties/grant/properties/cause": "Of what was called off."
 },
 "LendingOverviewData": {
  "/properties/automatic/properties/excluded/items/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/automatic/properties/paysAt": "Missing while nothing is lent or owed.",
  "/properties/shares": "What is owned, or lent.",
  "/properties/shares/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/shares/items/properties/own": "Owned, whole and without leverage.",
  "/properties/shares/items/properties/lendable": "Those of them that could be lent for a term now.",
  "/properties/shares/items/properties/lent": "Lent for a term.",
  "/properties/shares/items/properties/automatic": "Lent automatically.",
  "/properties/shares/items/properties/rate": "A year, for a term and automatically.",
  "/properties/shares/items/properties/owed": "What automatic lending owes for the dates before today: it is paid with the next payment.",
  "/properties/shares/items/properties/open": "Whether shares of its market are lent at all.",
  "/properties/shares/items/properties/lastMonth": "What automatic lending would have paid for the dates of the last month, of the shares that nothing keeps from being lent now.",
  "/properties/earned": "All that was paid after tax, by currency.",
  "/properties/obstacles": "What keeps automatic lending from being switched on, in the order in which it would be refused."
 },
 "LendingTermsData": {
  "/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/last": "Missing while it is halted, and where it has none.",
  "/properties/least": "The least that lent shares are worth at the last price.",
  "/properties/taxRate": "Part of the interest.",
  "/properties/terms": "Calendar days, and when a loan ends that begins now.",
  "/properties/left": "Shares that members may still lend together.",
  "/properties/obstacles": "In the order in which a request would be refused; empty where nothing stands in the way.",
  "/properties/reviewMs": "When a review passes by itself; missing where an operator decides."
 },
 "LendingSubmitData": {
  "/properties/loan/properties/cause": "Why it was rejected.",
  "/properties/loan/properties/reason": "What an operator wrote.",
  "/properties/loan/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/loan/properties/lots": "As they were asked for: a split changes what is lent.",
  "/properties/loan/properties/term": "Calendar days.",
  "/properties/loan/properties/rate": "A year: 0.0365 is 3.65 percent.",
  "/properties/loan/properties/loan": "Missing until it has passed.",
  "/properties/loan/properties/loan/properties/lots": "Lent now.",
  "/properties/loan/properties/loan/properties/endsAt": "When it ends, or when it ended.",
  "/properties/loan/properties/loan/properties/income": "Of the dates before today while it runs; then what was paid."
 },
 "LendingRecallData": {
  "/properties/loan/properties/cause": "Why it was rejected.",
  "/properties/loan/properties/reason": "What an operator wrote.",
  "/properties/loan/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/loan/properties/lots": "As they were asked for: a split changes what is lent.",
  "/properties/loan/properties/term": "Calendar days.",
  "/properties/loan/properties/rate": "A year: 0.0365 is 3.65 percent.",
  "/properties/loan/properties/loan": "Missing until it has passed.",
  "/properties/loan/properties/loan/properties/lots": "Lent now.",
  "/properties/loan/properties/loan/properties/endsAt": "When it ends, or when it ended.",
  "/properties/loan/properties/loan/properties/income": "Of the dates before today while it runs; then what was paid."
 },
 "LendingListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "LendingListData": {
  "/properties/loans/items/properties/cause": "Why it was rejected.",
  "/properties/loans/items/properties/reason": "What an operator wrote.",
  "/properties/loans/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/loans/items/properties/lots": "As they were asked for: a split changes what is lent.",
  "/properties/loans/items/properties/term": "Calendar days.",
  "/properties/loans/items/properties/rate": "A year: 0.0365 is 3.65 percent.",
  "/properties/loans/items/properties/loan": "Missing until it has passed.",
  "/properties/loans/items/properties/loan/properties/lots": "Lent now.",
  "/properties/loans/items/properties/loan/properties/endsAt": "When it ends, or when it ended.",
  "/properties/loans/items/properties/loan/properties/income": "Of the dates before today while it runs; then what was paid.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "LendingGetData": {
  "/properties/loan/properties/cause": "Why it was rejected.",
  "/properties/loan/properties/reason": "What an operator wrote.",
  "/properties/loan/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/loan/properties/lots": "As they were asked for: a split changes what is lent.",
  "/properties/loan/properties/term": "Calendar days.",
  "/properties/loan/properties/rate": "A year: 0.0365 is 3.65 percent.",
  "/properties/loan/properties/loan": "Missing until it has passed.",
  "/properties/loan/properties/loan/properties/lots": "Lent now.",
  "/properties/loan/properties/loan/properties/endsAt": "When it ends, or when it ended.",
  "/properties/loan/properties/loan/properties/income": "Of the dates before today while it runs; then what was paid."
 },
 "LendingPaymentsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "LendingPaymentsData": {
  "/properties/payments/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "LendingIncomeData": {
  "/properties/days": "Of the last 31 dates before today at each exchange, those on which something was earned, the latest first; before tax.",
  "/properties/months": "By the month in Seoul in which it was paid, the latest first; one sum for each currency.",
  "/properties/shares": "All that was paid, by share; the latest payment first.",
  "/properties/shares/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`."
 },
 "LoansOverviewData": {
  "/properties/line/properties/cash": "May be withdrawn; without what a loan keeps back.",
  "/properties/line/properties/shares": "Owned, whole and without leverage, and not lent for a term.",
  "/properties/line/properties/shares/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/line/properties/collateral": "The sum of all.",
  "/properties/line/properties/own": "The collateral less what is borrowed: below zero where it is less.",
  "/properties/line/properties/part": "Of what is own: 0.7.",
  "/properties/line/properties/most": "That part of it.",
  "/properties/line/properties/line": "What may be borrowed now: less what is borrowed.",
  "/properties/least": "Least of one loan.",
  "/properties/leastOwn": "What has to be one’s own.",
  "/properties/obstacles": "In the order in which a request would be refused; empty where nothing stands in the way.",
  "/properties/reviewMs": "When a review passes by itself; missing where an operator decides.",
  "/properties/warning": "Under it a message is sent: 1.4 is 140 percent.",
  "/properties/ratio": "The collateral by what is borrowed; missing where nothing is.",
  "/properties/falls": "The ratio where all shares fell by a part.",
  "/properties/warningPrices": "Price of each share under which the ratio falls under the warning, while all else stays.",
  "/properties/warningPrices/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/loan": "Under review, or not paid back.",
  "/properties/loan/properties/cause": "Why it was rejected.",
  "/properties/loan/properties/reason": "What an operator wrote.",
  "/properties/loan/properties/rate": "A year: 0.072 is 7.2 percent.",
  "/properties/loan/properties/loan": "Missing until it has passed.",
  "/properties/loan/properties/loan/properties/outstanding": "Principal that is not paid back.",
  "/properties/loan/properties/loan/properties/unpaid": "Interest that is owed besides: of overdue instalments, on what is overdue, and on the rest up to today.",
  "/properties/loan/properties/loan/properties/owed": "Pays all of it back today.",
  "/properties/loan/properties/loan/properties/overdueOwed": "Due already, with its interest.",
  "/properties/loan/properties/loan/properties/overdue": "What is missing of each, the oldest first.",
  "/properties/loan/properties/loan/properties/schedule": "Still to come.",
  "/properties/loan/properties/loan/properties/next": "What the next collection takes, when, and what is not available of it; missing once nothing is owed.",
  "/properties/loan/properties/loan/properties/aDay": "Interest of a day on what is not overdue.",
  "/properties/repayment": "Under review.",
  "/properties/repayment/properties/cause": "Why it was rejected.",
  "/properties/repayment/properties/reason": "What an operator wrote.",
  "/properties/available": "The member's won. A collection and a repayment take of what is available, also of what has not settled."
 },
 "LoansQuotesData": {
  "/properties/quotes/items/properties/schedule": "If it passed now.",
  "/properties/quotes/items/properties/interest": "All of it.",
  "/properties/quotes/items/properties/total": "With the principal.",
  "/properties/quotes/items/properties/aDay": "Interest of the first day.",
  "/properties/ratio": "With the amount drawn."
 },
 "LoansSubmitData": {
  "/properties/loan/properties/cause": "Why it was rejected.",
  "/properties/loan/properties/reason": "What an operator wrote.",
  "/properties/loan/properties/rate": "A year: 0.072 is 7.2 percent.",
  "/properties/loan/properties/loan": "Missing until it has passed.",
  "/properties/loan/properties/loan/properties/outstanding": "Principal that is not paid back.",
  "/properties/loan/properties/loan/properties/unpaid": "Interest that is owed besides: of overdue instalments, on what is overdue, and on the rest up to today.",
  "/properties/loan/properties/loan/properties/owed": "Pays all of it back today.",
  "/properties/loan/properties/loan/properties/overdueOwed": "Due already, with its interest.",
  "/properties/loan/properties/loan/properties/overdue": "What is missing of each, the oldest first.",
  "/properties/loan/properties/loan/properties/schedule": "Still to come.",
  "/properties/loan/properties/loan/properties/next": "What the next collection takes, when, and what is not available of it; missing once nothing is owed.",
  "/properties/loan/properties/loan/properties/aDay": "Interest of a day on what is not overdue."
 },
 "LoansListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "LoansListData": {
  "/properties/loans/items/properties/cause": "Why it was rejected.",
  "/properties/loans/items/properties/reason": "What an operator wrote.",
  "/properties/loans/items/properties/rate": "A year: 0.072 is 7.2 percent.",
  "/properties/loans/items/properties/loan": "Missing until it has passed.",
  "/properties/loans/items/properties/loan/properties/outstanding": "Principal that is not paid back.",
  "/properties/loans/items/properties/loan/properties/unpaid": "Interest that is owed besides: of overdue instalments, on what is overdue, and on the rest up to today.",
  "/properties/loans/items/properties/loan/properties/owed": "Pays all of it back today.",
  "/properties/loans/items/properties/loan/properties/overdueOwed": "Due already, with its interest.",
  "/properties/loans/items/properties/loan/properties/overdue": "What is missing of each, the oldest first.",
  "/properties/loans/items/properties/loan/properties/schedule": "Still to come.",
  "/properties/loans/items/properties/loan/properties/next": "What the next collection takes, when, and what is not available of it; missing once nothing is owed.",
  "/properties/loans/items/properties/loan/properties/aDay": "Interest of a day on what is not overdue.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "LoansGetData": {
  "/properties/loan/properties/cause": "Why it was rejected.",
  "/properties/loan/properties/reason": "What an operator wrote.",
  "/properties/loan/properties/rate": "A year: 0.072 is 7.2 percent.",
  "/properties/loan/properties/loan": "Missing until it has passed.",
  "/properties/loan/properties/loan/properties/outstanding": "Principal that is not paid back.",
  "/properties/loan/properties/loan/properties/unpaid": "Interest that is owed besides: of overdue instalments, on what is overdue, and on the rest up to today.",
  "/properties/loan/properties/loan/properties/owed": "Pays all of it back today.",
  "/properties/loan/properties/loan/properties/overdueOwed": "Due already, with its interest.",
  "/properties/loan/properties/loan/properties/overdue": "What is missing of each, the oldest first.",
  "/properties/loan/properties/loan/properties/schedule": "Still to come.",
  "/properties/loan/properties/loan/properties/next": "What the next collection takes, when, and what is not available of it; missing once nothing is owed.",
  "/properties/loan/properties/loan/properties/aDay": "Interest of a day on what is not overdue."
 },
 "LoansPaymentsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "LoansPaymentsData": {
  "/properties/payments/items/properties/cause": "Drawn, collected by the clock, or repaid by the member.",
  "/properties/payments/items/properties/outstanding": "Borrowed after it.",
  "/properties/payments/items/properties/due": "The instalment that came due with it, and whether something of it is missing.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "LoansRepaymentTermsData": {
  "/properties/saved": "Interest that will not be paid.",
  "/properties/schedule": "What is left to pay."
 },
 "LoansRepayData": {
  "/properties/repayment/properties/cause": "Why it was rejected.",
  "/properties/repayment/properties/reason": "What an operator wrote."
 },
 "LoansCertificateData": {
  "/properties/name": "As it was verified.",
  "/properties/repaidAt": "Of its end alone.",
  "/properties/unpaidInterest": "All interest that is owed on the date."
 },
 "MarketListRequest": {
  "/properties/sector": "Only the stocks of an industry group, by its English name; none where there is no such group.",
  "/properties/page": "From 1.",
  "/properties/pageSize": "Rows of a page, 1 to 100.",
  "/properties/snapshot": "What an earlier page named; absent for a new ranking."
 },
 "MarketListData": {
  "/properties/total": "Rows of all pages.",
  "/properties/snapshot": "Names the ranking, for the pages after."
 },
 "MarketSearchRequest": {
  "/properties/kind": "Every kind where it is absent.",
  "/properties/page": "From 1.",
  "/properties/pageSize": "Rows of a page, 1 to 100.",
  "/properties/snapshot": "What an earlier page named; absent for a new ranking."
 },
 "MarketDetailData": {
  "/properties/listedFrom": "When trading begins, where that is ahead: there is no quote before it.",
  "/properties/upcoming/properties/split": "`from` shares become `to`.",
  "/properties/holiday": "The exchange has no session today.",
  "/properties/recordedUntil": "Where the real series ends and simulation begins."
 },
 "MarketCandlesData": {
  "": "Each is later than the one before."
 },
 "MarketSectorsData": {
  "/properties/sectors/items/properties/change": "A rate since the previous close, each stock weighted by its market capitalisation.",
  "/properties/sectors/items/properties/marketCap": "In the market's currency."
 },
 "MarketBreadthData": {
  "/properties/markets/items/properties/turnover": "In the market's currency; absent where its listings have several."
 },
 "MarketTableRequest": {
  "/properties/sector": "Only the stocks of an industry group.",
  "/properties/page": "From 1.",
  "/properties/pageSize": "Rows of a page, 1 to 100.",
  "/properties/snapshot": "What an earlier page named; absent for a new ranking."
 },
 "MarketTableData": {
  "/properties/rows/items/properties/marketCap": "In the instrument's currency; absent where there is none.",
  "/properties/total": "Rows of all pages.",
  "/properties/snapshot": "Names the ranking, for the pages after."
 },
 "MarketSessionsData": {
  "/properties/markets/items/properties/zone": "IANA zone of the exchange."
 },
 "MarketExtendedRequest": {
  "/properties/page": "From 1.",
  "/properties/pageSize": "Rows of a page, 1 to 100.",
  "/properties/snapshot": "What an earlier page named; absent for a new ranking."
 },
 "MarketExtendedData": {
  "/properties/total": "Rows of all pages.",
  "/properties/snapshot": "Names the ranking, for the pages after."
 },
 "MarketNewsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "MarketNewsData": {
  "/properties/news/items/oneOf/0/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/1": "Half of the regular session has passed.",
  "/properties/news/items/oneOf/1/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/2/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/3": "`price` is the limit that the day reached.",
  "/properties/news/items/oneOf/3/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/4/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/5": "`price` is the close; `extreme` passed `before`, that of 52 weeks.",
  "/properties/news/items/oneOf/5/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/6/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/7": "`times` the average of the twenty days before.",
  "/properties/news/items/oneOf/7/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/8": "Net `units` on so many days in a row.",
  "/properties/news/items/oneOf/8/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/9/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/10": "An index closed on the other side of a round level.",
  "/properties/news/items/oneOf/10/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/11": "A week of an index against the close of the week before.",
  "/properties/news/items/oneOf/11/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/12": "The largest stocks of an industry group together; `instrument` is their market's index.",
  "/properties/news/items/oneOf/12/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/13": "`amount` is of one unit.",
  "/properties/news/items/oneOf/13/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/14": "`from` units become `to`.",
  "/properties/news/items/oneOf/14/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/15/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/16": "`price` is the one that trading stopped at.",
  "/properties/news/items/oneOf/16/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/items/oneOf/17/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "MemberLoginData": {
  "/properties/setUp": "Whether the member has something to set up that can be set up now."
 },
 "MemberMeData": {
  "/properties/phone": "With all but the last four digits hidden.",
  "/properties/seat": "Whether the account is the seat of an institution.",
  "/properties/payeeLinked": "Whether a bank account or a wallet is linked.",
  "/properties/withdrawalHeldUntil": "No withdrawal before it; missing where there is nothing to wait for.",
  "/properties/invitation": "The code that this member may invite others with.",
  "/properties/inviter": "The code that this member was invited with.",
  "/properties/accepted": "The documents that were accepted, by the day from which each is in force; absent where it was not kept yet."
 },
 "MessagesListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "MessagesListData": {
  "/properties/messages/items/oneOf/0/properties/params/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/messages/items/oneOf/1/properties/params/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/messages/items/oneOf/2/properties/params/properties/position": "Opens the detail.",
  "/properties/messages/items/oneOf/3/properties/params/properties/position": "Opens the detail.",
  "/properties/messages/items/oneOf/4/properties/params/properties/position": "Opens the detail.",
  "/properties/messages/items/oneOf/5/properties/params/properties/position": "Opens the detail.",
  "/properties/messages/items/oneOf/21/properties/params/properties/offer": "Opens what it is about.",
  "/properties/messages/items/oneOf/21/properties/params/properties/follow": "The request of a follow.",
  "/properties/messages/items/oneOf/21/properties/params/properties/increase": "The capital increase, which it opens.",
  "/properties/messages/items/oneOf/21/properties/params/properties/mentor": "The name of the mentor that is followed.",
  "/properties/messages/items/oneOf/21/properties/params/properties/shares": "Shares that it is about.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page.",
  "/properties/unread": "Counts all topics.",
  "/properties/instruments": "Those of the page's messages, each once. A listing that the market no longer has is left out.",
  "/properties/instruments/items/properties/code": "Without the market: what follows the colon of `id`."
 },
 "NewsHotRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "NewsHotData": {
  "/properties/rows/items/properties/news/oneOf/0/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/1": "Half of the regular session has passed.",
  "/properties/rows/items/properties/news/oneOf/1/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/2/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/3": "`price` is the limit that the day reached.",
  "/properties/rows/items/properties/news/oneOf/3/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/4/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/5": "`price` is the close; `extreme` passed `before`, that of 52 weeks.",
  "/properties/rows/items/properties/news/oneOf/5/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/6/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/7": "`times` the average of the twenty days before.",
  "/properties/rows/items/properties/news/oneOf/7/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/8": "Net `units` on so many days in a row.",
  "/properties/rows/items/properties/news/oneOf/8/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/9/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/10": "An index closed on the other side of a round level.",
  "/properties/rows/items/properties/news/oneOf/10/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/11": "A week of an index against the close of the week before.",
  "/properties/rows/items/properties/news/oneOf/11/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/12": "The largest stocks of an industry group together; `instrument` is their market's index.",
  "/properties/rows/items/properties/news/oneOf/12/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/13": "`amount` is of one unit.",
  "/properties/rows/items/properties/news/oneOf/13/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/14": "`from` units become `to`.",
  "/properties/rows/items/properties/news/oneOf/14/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/15/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/16": "`price` is the one that trading stopped at.",
  "/properties/rows/items/properties/news/oneOf/16/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/rows/items/properties/news/oneOf/17/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "NewsOwnRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "NewsItemData": {
  "/properties/news/oneOf/0/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/1": "Half of the regular session has passed.",
  "/properties/news/oneOf/1/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/2/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/3": "`price` is the limit that the day reached.",
  "/properties/news/oneOf/3/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/4/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/5": "`price` is the close; `extreme` passed `before`, that of 52 weeks.",
  "/properties/news/oneOf/5/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/6/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/7": "`times` the average of the twenty days before.",
  "/properties/news/oneOf/7/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/8": "Net `units` on so many days in a row.",
  "/properties/news/oneOf/8/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/9/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/10": "An index closed on the other side of a round level.",
  "/properties/news/oneOf/10/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/11": "A week of an index against the close of the week before.",
  "/properties/news/oneOf/11/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/12": "The largest stocks of an industry group together; `instrument` is their market's index.",
  "/properties/news/oneOf/12/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/13": "`amount` is of one unit.",
  "/properties/news/oneOf/13/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/14": "`from` units become `to`.",
  "/properties/news/oneOf/14/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/15/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/16": "`price` is the one that trading stopped at.",
  "/properties/news/oneOf/16/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/news/oneOf/17/properties/id": "`<instrument>.<kind>.<instant>`.",
  "/properties/related": "Five at most, its own instrument first."
 },
 "OffersListRequest": {
  "/properties/instrument": "Of one company, whatever the market.",
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "OffersListData": {
  "/properties/offers/items/properties/instrument": "What is listed; its page has no quote before.",
  "/properties/offers/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/offers/items/properties/issuer": "The company in full.",
  "/properties/offers/items/properties/sponsor": "The broker that brings it to the market.",
  "/properties/offers/items/properties/phaseEnds": "What the phase waits for; missing once it is listed.",
  "/properties/offers/items/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/offers/items/properties/actualPrice": "Missing until it is known.",
  "/properties/offers/items/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/offers/items/properties/indicative": "What a share is said to be worth, compared to the underwriting price.",
  "/properties/offers/items/properties/indicative/properties/premium": "Percentage of the underwriting price: 12.50.",
  "/properties/offers/items/properties/indicative/properties/source": "`simulated` until it is listed: no trade has made it. `market`: the last price.",
  "/properties/offers/items/properties/unit": "Shares of one unit: an application is for whole units.",
  "/properties/offers/items/properties/maxShares": "Most shares that one application may be for.",
  "/properties/offers/items/properties/limit": "Applications that one account may have.",
  "/properties/offers/items/properties/leastDeposit": "On hold for the least application.",
  "/properties/offers/items/properties/minFunds": "What an account has to have, available and frozen, to apply.",
  "/properties/offers/items/properties/depositRate": "Part of the provisional price that is on hold until the draw: 0.5.",
  "/properties/offers/items/properties/winningRate": "Chance of one unit: 0.32.",
  "/properties/offers/items/properties/offered": "Shares that are offered.",
  "/properties/offers/items/properties/subscribed": "Shares that members have applied for so far.",
  "/properties/offers/items/properties/claimed": "Shares that the applications so far may win at most: no application is taken that would pass `offered`.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page.",
  "/properties/phases": "How many offers there are of each phase, of the market or the company where one is asked for."
 },
 "OffersGetData": {
  "/properties/offer/properties/instrument": "What is listed; its page has no quote before.",
  "/properties/offer/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/offer/properties/issuer": "The company in full.",
  "/properties/offer/properties/sponsor": "The broker that brings it to the market.",
  "/properties/offer/properties/phaseEnds": "What the phase waits for; missing once it is listed.",
  "/properties/offer/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/offer/properties/actualPrice": "Missing until it is known.",
  "/properties/offer/properties/underwritingPrice": "The actual price where it is known, else the provisional.",
  "/properties/offer/properties/indicative": "What a share is said to be worth, compared to the underwriting price.",
  "/properties/offer/properties/indicative/properties/premium": "Percentage of the underwriting price: 12.50.",
  "/properties/offer/properties/indicative/properties/source": "`simulated` until it is listed: no trade has made it. `market`: the last price.",
  "/properties/offer/properties/unit": "Shares of one unit: an application is for whole units.",
  "/properties/offer/properties/maxShares": "Most shares that one application may be for.",
  "/properties/offer/properties/limit": "Applications that one account may have.",
  "/properties/offer/properties/leastDeposit": "On hold for the least application.",
  "/properties/offer/properties/minFunds": "What an account has to have, available and frozen, to apply.",
  "/properties/offer/properties/depositRate": "Part of the provisional price that is on hold until the draw: 0.5.",
  "/properties/offer/properties/winningRate": "Chance of one unit: 0.32.",
  "/properties/offer/properties/offered": "Shares that are offered.",
  "/properties/offer/properties/subscribed": "Shares that members have applied for so far.",
  "/properties/offer/properties/claimed": "Shares that the applications so far may win at most: no application is taken that would pass `offered`."
 },
 "OffersStoryData": {
  "/properties/story/properties/headline": "One sentence.",
  "/properties/story/properties/figures/items/properties/value/oneOf/1": "A fraction: 0.125 is 12.5 percent.",
  "/properties/story/properties/revenues": "Of the last three years, the earliest first."
 },
 "OffersDrawData": {
  "/properties/digest": "Missing before the opening.",
  "/properties/secret": "Missing before the draw."
 },
 "PayeesListData": {
  "/properties/cards": "The earliest first.",
  "/properties/cards/items/properties/isDefault": "Chosen where money is withdrawn, unless another one is picked. One of each list.",
  "/properties/cards/items/properties/lastUsedAt": "When a withdrawal to it last passed; missing before.",
  "/properties/cards/items/properties/lastFour": "Of the number, of which no more is told.",
  "/properties/wallets": "The earliest first.",
  "/properties/wallets/items/properties/isDefault": "Chosen where money is withdrawn, unless another one is picked. One of each list.",
  "/properties/wallets/items/properties/lastUsedAt": "When a withdrawal to it last passed; missing before.",
  "/properties/most": "So many of each at most."
 },
 "PlacementsProductsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "PlacementsProductsData": {
  "/properties/products/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/products/items/properties/industry": "What the company is in.",
  "/properties/products/items/properties/shares": "New shares, and those of them that nobody has claimed.",
  "/properties/products/items/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/products/items/properties/tiers": "The least amount first; the discount rises with it.",
  "/properties/products/items/properties/tiers/items/properties/least": "The least amount of the tier.",
  "/properties/products/items/properties/tiers/items/properties/discount": "Part of the close of the day before: 0.05 is 5 percent.",
  "/properties/products/items/properties/tiers/items/properties/price": "What a share costs in it now; missing where that cannot be said.",
  "/properties/products/items/properties/previousClose": "What the prices are made from; missing where the share has none.",
  "/properties/products/items/properties/last": "The last price; missing while the share is halted or has none.",
  "/properties/products/items/properties/outstanding": "Shares of the company before the new ones; missing in lists.",
  "/properties/products/items/properties/lockDays": "Trading days, and when the lock ends of what passes now.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "PlacementsProductData": {
  "/properties/product/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/product/properties/industry": "What the company is in.",
  "/properties/product/properties/shares": "New shares, and those of them that nobody has claimed.",
  "/properties/product/properties/zone": "Of the market: the dates are meant in it.",
  "/properties/product/properties/tiers": "The least amount first; the discount rises with it.",
  "/properties/product/properties/tiers/items/properties/least": "The least amount of the tier.",
  "/properties/product/properties/tiers/items/properties/discount": "Part of the close of the day before: 0.05 is 5 percent.",
  "/properties/product/properties/tiers/items/properties/price": "What a share costs in it now; missing where that cannot be said.",
  "/properties/product/properties/previousClose": "What the prices are made from; missing where the share has none.",
  "/properties/product/properties/last": "The last price; missing while the share is halted or has none.",
  "/properties/product/properties/outstanding": "Shares of the company before the new ones; missing in lists.",
  "/properties/product/properties/lockDays": "Trading days, and when the lock ends of what passes now."
 },
 "PlacementsTermsData": {
  "/properties/obstacles": "In the order in which a request would be refused; empty where nothing stands in the way.",
  "/properties/reviewMs": "When a review passes by itself; missing where an operator decides."
 },
 "PlacementsSubmitData": {
  "/properties/subscription/properties/cause": "Why it was rejected.",
  "/properties/subscription/properties/reason": "What an operator wrote.",
  "/properties/subscription/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/subscription/properties/amount": "What was asked for.",
  "/properties/subscription/properties/cost": "Price x shares: it is on hold until the review ends.",
  "/properties/subscription/properties/lockedUntil": "Once it has passed."
 },
 "PlacementsListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "PlacementsListData": {
  "/properties/subscriptions/items/properties/cause": "Why it was rejected.",
  "/properties/subscriptions/items/properties/reason": "What an operator wrote.",
  "/properties/subscriptions/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/subscriptions/items/properties/amount": "What was asked for.",
  "/properties/subscriptions/items/properties/cost": "Price x shares: it is on hold until the review ends.",
  "/properties/subscriptions/items/properties/lockedUntil": "Once it has passed.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "PlacementsGetData": {
  "/properties/subscription/properties/cause": "Why it was rejected.",
  "/properties/subscription/properties/reason": "What an operator wrote.",
  "/properties/subscription/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/subscription/properties/amount": "What was asked for.",
  "/properties/subscription/properties/cost": "Price x shares: it is on hold until the review ends.",
  "/properties/subscription/properties/lockedUntil": "Once it has passed."
 },
 "PortfolioReturnData": {
  "/properties/rate": "As a rate: 0.05 is 5 percent.",
  "/properties/opening": "Opening, what was paid in and the profit add up to the closing worth; what is owed is subtracted.",
  "/properties/changes": "What was paid in, in three; and the profit, in its parts, by the rates of now. What the rates changed is the rest.",
  "/properties/changes/properties/withdrawals": "Zero or below.",
  "/properties/changes/properties/trading": "Of prices, before fees and taxes.",
  "/properties/changes/properties/costs": "Commission and tax: zero or below.",
  "/properties/changes/properties/interest": "Of what was borrowed: zero or below.",
  "/properties/changes/properties/exchange": "What exchanges between currencies brought less than at the mid rates of their moments: zero or below.",
  "/properties/changes/properties/lending": "Income of lent shares.",
  "/properties/changes/properties/strategies": "What strategies earned or lost, before their fees.",
  "/properties/changes/properties/managementFees": "Of strategies and of copy trading: zero or below.",
  "/properties/days": "From the moment at which the range begins, oldest first; the last is of now. Of a long range not every day. `benchmark` is the rate of the benchmark since the same moment; missing where it had no price.",
  "/properties/benchmark": "The index of the market in which the account trades most.",
  "/properties/benchmark/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/benchmark/properties/lotSize": "Units in one lot."
 },
 "PortfolioProfitsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "PortfolioProfitsData": {
  "/properties/instruments": "The greatest profit first. All pages are of the prices and rates of the first one’s moment.",
  "/properties/instruments/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/instruments/items/properties/instrument/properties/lotSize": "Units in one lot.",
  "/properties/instruments/items/properties/realised": "Net profit of the exits of the range.",
  "/properties/instruments/items/properties/unrealised": "What is open now would bring.",
  "/properties/instruments/items/properties/fees": "Commissions of the range, of entries and exits.",
  "/properties/instruments/items/properties/dividends": "Dividends of the range after withholding, less what was charged of short positions.",
  "/properties/instruments/items/properties/profit": "Realised, unrealised and dividends: fees and taxes are subtracted in what is realised.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page.",
  "/properties/sums": "The sum of all instruments: the parts of each column add up to its sum.",
  "/properties/sums/properties/realised": "Net profit of the exits of the range.",
  "/properties/sums/properties/unrealised": "What is open now would bring.",
  "/properties/sums/properties/fees": "Commissions of the range, of entries and exits.",
  "/properties/sums/properties/dividends": "Dividends of the range after withholding, less what was charged of short positions.",
  "/properties/sums/properties/profit": "Realised, unrealised and dividends: fees and taxes are subtracted in what is realised.",
  "/properties/asOf": "The moment of the first page."
 },
 "PortfolioDaysRequest": {
  "/properties/zone": "Of the days of `profits`.",
  "/properties/month": "Any day of it."
 },
 "PortfolioDaysData": {
  "/properties/days": "Days on which something was closed or charged, oldest first, at the mid rates of the moment. A day is that of the exchange of the money’s currency. They add up to the total.",
  "/properties/profits": "What each day that has begun added to the profit of `portfolio/return`, oldest first, since the account had money.",
  "/properties/profit": "What they add up to.",
  "/properties/begins": "The first day that the account had money; none before."
 },
 "PortfolioClosingsData": {
  "/properties/best": "The greatest profit first; none that lost.",
  "/properties/worst": "The greatest loss first; none that gained.",
  "/properties/instruments/items/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/instruments/items/properties/lotSize": "Units in one lot.",
  "/properties/exits": "Counts all of the range."
 },
 "PortfolioYearRequest": {
  "/properties/currency": "Of the total.",
  "/properties/year": "Without it, the current one."
 },
 "PortfolioYearData": {
  "/properties/years": "Those that the account has, the latest first.",
  "/properties/zone": "The year begins and ends by it.",
  "/properties/currencies": "Of each currency in which something was earned or charged, its own amounts.",
  "/properties/currencies/items/properties/realised": "Net profit of the exits of the year, after every charge of both sides.",
  "/properties/currencies/items/properties/dividends": "Paid in the year, after withholding, less what was charged of short positions.",
  "/properties/currencies/items/properties/withheld": "What was withheld of them.",
  "/properties/currencies/items/properties/interest": "Paid in the year on what was borrowed; no part of the profit.",
  "/properties/currencies/items/properties/fees": "Commissions of the year, of entries and exits.",
  "/properties/currencies/items/properties/lending": "Paid in the year of lent shares.",
  "/properties/currencies/items/properties/strategies": "What strategies earned or lost in the year, before their fees.",
  "/properties/currencies/items/properties/managementFees": "Of strategies and of copy trading; no commissions.",
  "/properties/currencies/items/properties/profit": "Realised, dividends, what lending left after tax, and strategies, less management fees.",
  "/properties/total": "The currencies converted add up to it.",
  "/properties/total/properties/realised": "Net profit of the exits of the year, after every charge of both sides.",
  "/properties/total/properties/dividends": "Paid in the year, after withholding, less what was charged of short positions.",
  "/properties/total/properties/withheld": "What was withheld of them.",
  "/properties/total/properties/interest": "Paid in the year on what was borrowed; no part of the profit.",
  "/properties/total/properties/fees": "Commissions of the year, of entries and exits.",
  "/properties/total/properties/lending": "Paid in the year of lent shares.",
  "/properties/total/properties/strategies": "What strategies earned or lost in the year, before their fees.",
  "/properties/total/properties/managementFees": "Of strategies and of copy trading; no commissions.",
  "/properties/total/properties/profit": "Realised, dividends, what lending left after tax, and strategies, less management fees."
 },
 "PortfolioStatementData": {
  "/properties/currencies": "Every currency that the account had by the end of the day, but those whose day has not begun.",
  "/properties/currencies/items/properties/zone": "The day goes by this zone.",
  "/properties/currencies/items/properties/to": "The last moment of the day; of a day that has not ended, now.",
  "/properties/currencies/items/properties/movements": "They add up to the change of what is available.",
  "/properties/currencies/items/properties/lending": "Income of lent shares, which is in the movements.",
  "/properties/currencies/items/properties/strategies": "What strategies earned or lost at closes of the day, before their fees.",
  "/properties/currencies/items/properties/managementFees": "Of strategies and of copy trading.",
  "/properties/notBegun": "Currencies of the account whose day begins after now: there is no figure of it yet.",
  "/properties/trades": "Oldest first.",
  "/properties/lines": "Oldest first.",
  "/properties/holdings": "What was open at the end of the day, by its prices.",
  "/properties/holdings/items/properties/price": "Missing where the instrument had none.",
  "/properties/instruments": "What trades, holdings and lines are in, each once.",
  "/properties/instruments/items/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/instruments/items/properties/lotSize": "Units in one lot."
 },
 "PortfolioExecutionsRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "PortfolioExecutionsData": {
  "/properties/instruments/items/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/instruments/items/properties/lotSize": "Units in one lot.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "PriceAlertsListData": {
  "/properties/alerts/items/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/alerts/items/properties/repeat": "`daily`: at most once on a trading day.",
  "/properties/alerts/items/properties/level": "The price at which it fires: of a percent, that of the trading day.",
  "/properties/alerts/items/properties/wait": "`level`: for its price. `return`: for the price to come back first. `nextDay`: it has fired today.",
  "/properties/alerts/items/properties/fired": "The last time that it fired, and the price that met it.",
  "/properties/instruments": "Those of the alerts, each once.",
  "/properties/instruments/items/properties/code": "Without the market: what follows the colon of `id`."
 },
 "PriceAlertsCreateRequest": {
  "/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/repeat": "`daily`: at most once on a trading day."
 },
 "PriceAlertsCreateData": {
  "/properties/alert/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/alert/properties/repeat": "`daily`: at most once on a trading day.",
  "/properties/alert/properties/level": "The price at which it fires: of a percent, that of the trading day.",
  "/properties/alert/properties/wait": "`level`: for its price. `return`: for the price to come back first. `nextDay`: it has fired today.",
  "/properties/alert/properties/fired": "The last time that it fired, and the price that met it."
 },
 "PriceAlertsChangeRequest": {
  "/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/repeat": "`daily`: at most once on a trading day."
 },
 "PriceAlertsChangeData": {
  "/properties/alert/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/alert/properties/repeat": "`daily`: at most once on a trading day.",
  "/properties/alert/properties/level": "The price at which it fires: of a percent, that of the trading day.",
  "/properties/alert/properties/wait": "`level`: for its price. `return`: for the price to come back first. `nextDay`: it has fired today.",
  "/properties/alert/properties/fired": "The last time that it fired, and the price that met it."
 },
 "PriceAlertsSwitchData": {
  "/properties/alert/properties/condition/oneOf/1": "Percent of the previous close: 5 is 5 percent.",
  "/properties/alert/properties/repeat": "`daily`: at most once on a trading day.",
  "/properties/alert/properties/level": "The price at which it fires: of a percent, that of the trading day.",
  "/properties/alert/properties/wait": "`level`: for its price. `return`: for the price to come back first. `nextDay`: it has fired today.",
  "/properties/alert/properties/fired": "The last time that it fired, and the price that met it."
 },
 "PushDeviceData": {
  "/properties/kinds": "Which kinds of messages it is sent; none at first, and where its address is not given.",
  "/properties/publicKey": "Of VAPID (RFC 8292), in base64url: browsers subscribe with it. Missing where nothing is sent to closed apps."
 },
 "PushSubscribeRequest": {
  "/properties/p256dh": "The device’s public key and the secret that it shares (RFC 8291), in base64url.",
  "/properties/language": "What is sent is written in it."
 },
 "RealNameStatusData": {
  "/properties/reason": "Why it was rejected, in the words of whoever has reviewed it.",
  "/properties/name": "The newest that was submitted, masked: `홍*동`, `J***`.",
  "/properties/idNumber": "`900101-1******`, `A123******`.",
  "/properties/reviewMs": "How long a review takes from the submission, where it is no operator's.",
  "/properties/unlocks": "Open once it has passed.",
  "/properties/triesLeft": "How often it may be submitted today still, by the day of Seoul.",
  "/properties/nextDayAt": "When the next day begins there."
 },
 "RealNameSubmitRequest": {
  "/properties/idNumber": "Of a Korean card YYMMDD and the digit after it, of a Taiwanese one the whole number: `9001011`, `A123456789`.",
  "/properties/front": "Keys of uploaded pictures.",
  "/properties/guardianName": "Of a member below 14; of others nothing of the guardian is kept.",
  "/properties/guardianCode": "Of purpose `guardian`, at the guardian’s number."
 },
 "RequestsListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "RequestsListData": {
  "/properties/requests/items/properties/cause": "Why it was rejected.",
  "/properties/requests/items/properties/reason": "What an operator wrote.",
  "/properties/requests/items/properties/hold": "On hold while it is under review.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "RequestsCancelData": {
  "/properties/request/properties/cause": "Why it was rejected.",
  "/properties/request/properties/reason": "What an operator wrote.",
  "/properties/request/properties/hold": "On hold while it is under review."
 },
 "SeatStatusData": {
  "/properties/institution": "Of which the account has a seat, or has applied for one.",
  "/properties/institution/properties/name": "Missing where the site has no such institution any more.",
  "/properties/at": "Since when it is so.",
  "/properties/reason": "Why it was rejected, in the words of whoever has reviewed it."
 },
 "MemberDevicesData": {
  "/items/properties/browser": "By what the device says of itself; missing where it says nothing that is known.",
  "/items/properties/usedAt": "To the hour."
 },
 "StrategiesBarsData": {
  "/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/market": "What fills are charged, and the steps of prices.",
  "/properties/least": "The least that a run is given.",
  "/properties/terms": "Trading days of runs.",
  "/properties/feeRate": "Part of what a run has earned at its end.",
  "/properties/bars": "Days that have closed, the earliest first, of the last five years.",
  "/properties/bars/items/properties/split": "`from` shares become `to`: the bars before are in units of before it.",
  "/properties/bars/items/properties/dividend": "Of one share, after tax."
 },
 "StrategiesTermsData": {
  "/properties/terms": "Trading days, with the last one of each.",
  "/properties/feeRate": "Part of what a run has earned at its end.",
  "/properties/startsAt": "The first opening that it would trade at, and until when it could be cancelled whole.",
  "/properties/obstacles": "In the order in which a run would be refused; empty where nothing stands in the way.",
  "/properties/runs": "Runs of the member that go on, and the most that there may be."
 },
 "StrategiesSubmitRequest": {
  "/properties/term": "Trading days."
 },
 "StrategiesSubmitData": {
  "/properties/run/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/run/properties/term": "Trading days, and how many of them have closed.",
  "/properties/run/properties/startsAt": "The first opening that it may trade at.",
  "/properties/run/properties/worth": "At the last close; of what has ended, before the fee.",
  "/properties/run/properties/earned": "Less the amount, and less a fee that was paid; and in parts of the amount.",
  "/properties/run/properties/today": "What the last close changed it by; missing before the first close and of what is over.",
  "/properties/run/properties/cancellableUntil": "Until when it may be cancelled whole; missing where it may not."
 },
 "StrategiesListRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "StrategiesListData": {
  "/properties/runs/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/runs/items/properties/term": "Trading days, and how many of them have closed.",
  "/properties/runs/items/properties/startsAt": "The first opening that it may trade at.",
  "/properties/runs/items/properties/worth": "At the last close; of what has ended, before the fee.",
  "/properties/runs/items/properties/earned": "Less the amount, and less a fee that was paid; and in parts of the amount.",
  "/properties/runs/items/properties/today": "What the last close changed it by; missing before the first close and of what is over.",
  "/properties/runs/items/properties/cancellableUntil": "Until when it may be cancelled whole; missing where it may not.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "StrategiesGetData": {
  "/properties/run/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/run/properties/term": "Trading days, and how many of them have closed.",
  "/properties/run/properties/startsAt": "The first opening that it may trade at.",
  "/properties/run/properties/worth": "At the last close; of what has ended, before the fee.",
  "/properties/run/properties/earned": "Less the amount, and less a fee that was paid; and in parts of the amount.",
  "/properties/run/properties/today": "What the last close changed it by; missing before the first close and of what is over.",
  "/properties/run/properties/cancellableUntil": "Until when it may be cancelled whole; missing where it may not.",
  "/properties/days": "The earliest first.",
  "/properties/days/items/properties/fills/items/properties/amount": "What a purchase cost, or what a sale brought, after what was charged.",
  "/properties/days/items/properties/fills/items/properties/earned": "Of a sale.",
  "/properties/days/items/properties/income": "Dividends after tax, and the cash of a split's fraction.",
  "/properties/days/items/properties/equity": "At the close, and what the day changed it by.",
  "/properties/days/items/properties/why": "What its fills follow from, or that there were none; missing where the share was not traded.",
  "/properties/running": "Of what goes on.",
  "/properties/running/properties/next/properties/opensAt": "It has passed while the day is traded: what was done shows at the close.",
  "/properties/running/properties/next/properties/isFinal": "Whether the close before that opening has come: until then another may decide.",
  "/properties/running/properties/next/properties/sells": "Lots that it sells.",
  "/properties/running/properties/next/properties/buys": "Parts of its capital that it buys for: 1 is all of its cash, of a grid one of its levels.",
  "/properties/running/properties/end": "What ending by the worth of the last close would cost and pay."
 },
 "TradeAccountData": {
  "/properties/pendingFundOperation": "A deposit, a withdrawal or another fund operation waits for its review.",
  "/properties/orders": "Working ones of the listing.",
  "/properties/positions": "Open ones of the listing.",
  "/properties/rules/properties/dayTrade": "Absent where day trading is not offered for the listing.",
  "/properties/rules/properties/dayTrade/properties/saleTax": "In place of the sale tax of the market.",
  "/properties/lent": "Absent where none are lent.",
  "/properties/dayTrading": "In the market of the listing, on its running trading day.",
  "/properties/dayTrading/properties/lossLimit": "The member's own.",
  "/properties/dayTrading/properties/lowest": "The least that `realised` was on that day: the limit counts from it."
 },
 "TradeSummaryData": {
  "/properties/paidIn": "What came from outside less what went there; profits are a percentage of it.",
  "/properties/sources": "Where the total assets came from: these, what is paid in, unrealised and borrowed add up to them, to the last unit.",
  "/properties/sources/properties/realised": "Of exits and dividends, after fees and taxes.",
  "/properties/sources/properties/entryFees": "Zero or below: the commission of what is open.",
  "/properties/sources/properties/others": "What each other module earned or charged, by its name.",
  "/properties/sources/properties/rounding": "What rounding left of converted amounts.",
  "/properties/accounts": "Each currency's own money, unconverted, where there is any.",
  "/properties/accounts/items/properties/days": "Now, D+1, D+2 and later; on the last one all that is available may leave.",
  "/properties/accounts/items/properties/days/items/properties/ahead": "N of D+N, by the days on which the market of the currency trades. Missing for now, and for what settles after D+2.",
  "/properties/accounts/items/properties/days/items/properties/from": "Missing for now.",
  "/properties/accounts/items/properties/days/items/properties/settles": "What has settled by then, and not by the day before.",
  "/properties/accounts/items/properties/holds": "What is frozen, by what holds it.",
  "/properties/accounts/items/properties/holds/items/properties/converted": "What it contributes to the frozen funds of the account; all holds add up to them.",
  "/properties/accounts/items/properties/holds/items/properties/order/properties/name": "Missing where it is not listed any more.",
  "/properties/accounts/items/properties/holds/items/properties/request": "Kind of the request, whose id is `ref`.",
  "/properties/accounts/items/properties/holds/items/properties/product": "Something of a module's own, by the id under which its screens show it.",
  "/properties/accounts/items/properties/converted": "What it contributes to the figures of the account, which these add up to."
 },
 "TradeHoldingsData": {
  "/properties/holdingFunds": "Margin and unrealised.",
  "/properties/realised": "Net profit of every exit to date.",
  "/properties/profitableFunds": "Realised and unrealised.",
  "/properties/paidIn": "What came from outside, less what went there.",
  "/properties/estimatedIncome": "Unrealised less what closing now is charged.",
  "/properties/byMarket": "Each of the three lists adds up to the total assets.",
  "/properties/byInstrument": "What open positions in each instrument contribute, and what was closed.",
  "/properties/byInstrument/items/properties/quote": "By which they are calculated; without one, they are at entry.",
  "/properties/open": "What is open, so that the figures can follow the quotes.",
  "/properties/open/items/properties/fill/properties/lockedUntil": "Closed not before then; absent where nothing locks.",
  "/properties/open/items/properties/fill/properties/lockCause": "What locks it; absent for the holding period of the market.",
  "/properties/rates": "What one of each currency is worth in a common unit.",
  "/properties/days": "The trading day that today's figures are of, by market: until the next one opens, the day that has closed."
 },
 "TradePositionsRequest": {
  "/properties/tab": "Pages that were loaded before a release ask by the older tabs; no asset is asked for beside them.",
  "/properties/asset": "Without it, of all.",
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "TradePositionsData": {
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "TradeInventoryRequest": {
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "TradeInventoryData": {
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "TradePositionData": {
  "/properties/by": "The name of the mentor whose trade it mirrors."
 },
 "TradeProductsRequest": {
  "/properties/kind": "Only of one kind.",
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "TradeProductsData": {
  "/properties/products/items/properties/module": "The module that it is of.",
  "/properties/products/items/properties/kind": "`module.what`: how the product is called.",
  "/properties/products/items/properties/instrument": "Missing where it is of no one share: a follow of a mentor.",
  "/properties/products/items/properties/instrument/properties/code": "Without the market: what follows the colon of `id`.",
  "/properties/products/items/properties/title": "The name of the share, or of the mentor.",
  "/properties/products/items/properties/of": "The offer, auction, block, placement or follow that it is of, where there is one.",
  "/properties/products/items/properties/quantity": "Shares; of what was won in a draw, those that were. Missing where it is an amount of money.",
  "/properties/products/items/properties/at": "When it was submitted, when it began, or when it ended, by the tab.",
  "/properties/products/items/properties/cancel": "By which call it may be taken back now.",
  "/properties/products/items/properties/cause": "Why it was rejected.",
  "/properties/products/items/properties/reason": "What an operator wrote.",
  "/properties/kinds": "Kinds that the tab has rows of.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "TradeCloseRequest": {
  "/properties/timeInForce": "Only with a limit order; without it, `day`."
 },
 "TradeCloseData": {
  "/properties/execution": "Where it was closed at once.",
  "/properties/order": "Where it waits for its price."
 },
 "TradeAmendRequest": {
  "": "What is missing stays as it is."
 },
 "TradeDayTradesData": {
  "/properties/more": "Ended ones that are not in the list any more."
 },
 "TradeOrdersRequest": {
  "/properties/state": "`ended` are those that were filled, and the `unfilled`, which were cancelled, rejected or expired.",
  "/properties/protective": "Only take-profits and stop-losses, or none of them.",
  "/properties/from": "Days on which it was placed, both included.",
  "/properties/zone": "The zone of the days; without it, UTC.",
  "/properties/after": "`next` of the page before; absent for the first page.",
  "/properties/pageSize": "Rows of a page, 1 to 100."
 },
 "TradeOrdersData": {
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "WatchlistGroupsData": {
  "/properties/groups/items/properties/name": "Absent of the default group, whose id is `default`, until the member names it.",
  "/properties/groups/items/properties/instruments": "In the member's own order."
 },
 "WatchlistRowsData": {
  "/properties/rows/items/properties/quote": "Absent of what is no longer listed, or has no price yet.",
  "/properties/rows/items/properties/sparkline": "About thirty prices of the last regular session that has begun, of the day that the period `timeShare` charts.",
  "/properties/rows/items/properties/marks": "What sets its day apart; absent on any other day.",
  "/properties/rows/items/properties/halted": "Its trading is halted: no order of it is taken. Absent where it is not."
 },
 "WatchlistAddRequest": {
  "/properties/items/items/properties/index": "The end of the group where it is absent."
 },
 "WatchlistMoveRequest": {
  "/properties/index": "Where the first one goes in the group without them; its end where it is absent."
 },
 "WatchlistAddGroupData": {
  "/properties/groups/items/properties/name": "Absent of the default group, whose id is `default`, until the member names it.",
  "/properties/groups/items/properties/instruments": "In the member's own order."
 },
 "WithdrawalsTermsData": {
  "/properties/withdrawable": "Available and settled.",
  "/properties/heldBack": "Available and frozen together, less what is withdrawable: each part with why, last what has to secure a loan, and until when where that is known.",
  "/properties/heldBack/items/properties/until": "When it has settled.",
  "/properties/heldBack/items/properties/ref": "The position whose order holds it, the request, or what a module holds it for.",
  "/properties/heldBack/items/properties/module": "That of `product`.",
  "/properties/heldBack/items/properties/request": "What is asked for, of `request`: `blockTrades.trade`.",
  "/properties/days": "What may leave now, on D+1, on D+2 and later.",
  "/properties/days/items/properties/ahead": "N of D+N, by the days on which the market of the currency trades. Missing for now, and for what settles after D+2.",
  "/properties/days/items/properties/from": "Missing for now.",
  "/properties/days/items/properties/settles": "What has settled by then, and not by the day before.",
  "/properties/window/properties/days": "On Monday to Friday, or on the days on which the Korean exchange trades.",
  "/properties/window/properties/until": "While it is open; missing where it never closes.",
  "/properties/window/properties/opensAt": "While it is closed.",
  "/properties/obstacles": "In the order in which a submission would be refused; empty where nothing stands in the way.",
  "/properties/heldUntil": "Until when WITHDRAWAL_HELD holds.",
  "/properties/networkFees": "In US dollars, of what is sent to a wallet; a bank transfer costs nothing.",
  "/properties/usdtRate": "US dollars that one USDT costs.",
  "/properties/arrivesBy": "When a withdrawal that is submitted now has arrived at the latest.",
  "/properties/reviewMs": "How long a review takes, where it is no operator's."
 },
 "WithdrawalsSubmitData": {
  "/properties/withdrawal/properties/cause": "Why it was rejected.",
  "/properties/withdrawal/properties/reason": "What an operator wrote.",
  "/properties/withdrawal/properties/at": "Code of the bank, or the network.",
  "/properties/withdrawal/properties/fee": "Part of the money.",
  "/properties/withdrawal/properties/rate": "US dollars for one USDT."
 },
 "WithdrawalsListData": {
  "/properties/withdrawals/items/properties/cause": "Why it was rejected.",
  "/properties/withdrawals/items/properties/reason": "What an operator wrote.",
  "/properties/withdrawals/items/properties/at": "Code of the bank, or the network.",
  "/properties/withdrawals/items/properties/fee": "Part of the money.",
  "/properties/withdrawals/items/properties/rate": "US dollars for one USDT.",
  "/properties/total": "Rows of all pages.",
  "/properties/next": "Absent on the last page."
 },
 "WithdrawalsGetData": {
  "/properties/withdrawal/properties/cause": "Why it was rejected.",
  "/properties/withdrawal/properties/reason": "What an operator wrote.",
  "/properties/withdrawal/properties/at": "Code of the bank, or the network.",
  "/properties/withdrawal/properties/fee": "Part of the money.",
  "/properties/withdrawal/properties/rate": "US dollars for one USDT."
 }
}
