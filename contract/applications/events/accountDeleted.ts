import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

/** The applicant has deleted their account, which withdraws what they have sent. */
export const accountDeleted: EventDefinition<'accountDeleted'> = {
  past: {
    candidate: () => milestone('You deleted your account'),
    employer: () => 'The applicant deleted their account',
  },
}
