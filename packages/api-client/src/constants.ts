/** A request's time limit. The event stream is exempt. */
export const REQUEST_TIMEOUT_MS = 10_000
/** A file is on its way for as long as bytes of it go out: so long without one ends it, and the wait for its answer. */
export const UPLOAD_SILENCE_MS = 20_000
/** The time limit of a file whose transport does not tell of its bytes. */
export const UPLOAD_TIMEOUT_MS = 120_000
/** From an HTTP 401 to the login screen. */
export const UNAUTHORISED_REDIRECT_MS = 2_000
/** From logging out to the login screen. */
export const LOGOUT_REDIRECT_MS = 1_000

/** The broker sends something at least this often on the stream. */
export const STREAM_HEARTBEAT_MS = 2_000
/** After this long without an event, prices are shown as stale. */
export const STREAM_STALE_MS = 4_000
/** Changes of the wanted instruments are gathered for this long before the stream is reopened. */
export const STREAM_DEBOUNCE_MS = 150
/** What is no longer wanted stays on an open stream for this long, unless it is reopened for what is new. */
export const STREAM_LINGER_MS = 30_000
/** A tab that follows the stream of another says this often what it wants, and is forgotten after `STREAM_LINGER_MS` without that. */
export const STREAM_RENEW_MS = 10_000
/** The first wait before a lost stream is opened again; it doubles up to the longest. */
export const STREAM_RETRY_MS = 500
export const STREAM_RETRY_LONGEST_MS = 8_000
/** The most that one stream carries; what is wanted beyond is not followed. */
export const STREAM_MOST_INSTRUMENTS = 200
/**
 * The header of an answer to a member's read: a version that their account had before it was read, as the stream reports it. What was read may be
 * of a later one. A broker may leave it out.
 */
export const ACCOUNT_VERSION_HEADER = 'account-version'
