import type { EventDefinition } from './eventDefinition.ts'
import { talk } from './past.ts'

const name = 'No answer for a week after it was due'

/** The employer has not answered for a week after it was due. */
export const turnLate: EventDefinition<'turnLate'> = {
  past: { candidate: () => talk(name), employer: () => name },
  mails: () => ({ candidate: 'applicationSilent' }),
}
