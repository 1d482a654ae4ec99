import { locale } from '../../contract/words/locale.ts'

/** Time zone of the reader, such as `Europe/Berlin`. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat(locale).resolvedOptions().timeZone
