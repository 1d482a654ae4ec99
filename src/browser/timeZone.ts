/** Time zone of the reader, such as `Europe/Berlin`. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
