import { locale } from '../../contract/words/locale.ts'

/** Time zone of the device, for example `Europe/Berlin`. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat(locale).resolvedOptions().timeZone
