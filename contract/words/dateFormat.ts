import { locale } from './locale.ts'

/**
 * Writes times in one form. Its `Intl.DateTimeFormat` is made with the first one, because making it takes longer than
 * writing the row in which it is used.
 *
 * @param options with `timeZone: 'UTC'` for what the server renders; the reader's zone otherwise
 * @returns takes a time as ISO text or in milliseconds since 1970
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: string | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => (format ??= new Intl.DateTimeFormat(locale, options)).format(new Date(at))
}

/** Format for days; omits the current year. */
export function dayFormat(
  options: Intl.DateTimeFormatOptions,
): (at: string | number, now: string | number) => string {
  const { timeZone } = options
  const day = dateFormat(options)
  const dayWithYear = dateFormat({ ...options, year: 'numeric' })
  const year = dateFormat({ year: 'numeric', ...(timeZone !== undefined && { timeZone }) })
  return (at, now) => (year(at) === year(now) ? day : dayWithYear)(at)
}
