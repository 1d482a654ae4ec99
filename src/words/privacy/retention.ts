import { dayInLine } from '../dates.ts'

/** Last day before data is erased, such as "Kept until May 3, 2027". */
export const keptUntilInWords = (day: string) => `Kept until ${dayInLine(day)}`
