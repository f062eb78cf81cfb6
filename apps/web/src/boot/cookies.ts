/** The value of a cookie; undefined where there is none, or where what it holds cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}
