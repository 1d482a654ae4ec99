import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

/** Deletion of the applicant's account, which withdraws the sent application. */
export const accountDeleted: EventDefinition<'accountDeleted'> = {
  past: {
    candidate: () => milestone('You deleted your account'),
    employer: () => 'The applicant deleted their account',
  },
}
