import { lazyValue } from '../shared/lazyValue.ts'
import { locale } from './locale.ts'

/**
 * Formats times with one `Intl.DateTimeFormat`, created on first use, because creating it is slower than
 * formatting a whole row.
 *
 * @param options with `timeZone: 'UTC'` for text that the server renders; otherwise the reader's zone is used
 * @returns a function that takes a time as ISO text or in milliseconds since 1970
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: string | number) => string {
  const format = lazyValue(() => new Intl.DateTimeFormat(locale, options))
  return (at) => format().format(new Date(at))
}

/** Formats a day, without the year if it is the current one. */
export function dayFormat(
  options: Intl.DateTimeFormatOptions,
): (at: string | number, now: string | number) => string {
  const { timeZone } = options
  const day = dateFormat(options)
  const dayWithYear = dateFormat({ ...options, year: 'numeric' })
  const year = dateFormat({ year: 'numeric', ...(timeZone !== undefined && { timeZone }) })
  return (at, now) => (year(at) === year(now) ? day : dayWithYear)(at)
}
