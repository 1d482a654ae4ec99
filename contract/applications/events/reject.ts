import { rejectionReasons } from '../lifecycle.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

type Reason = (typeof rejectionReasons)[number]

const toEmployers: Readonly<Record<Reason, string>> = {
  experience: 'Experience isn’t a match',
  skills: 'Skills aren’t a match',
  location: 'Location isn’t a match',
  filled: 'We chose another candidate',
  other: 'Another reason (explain in the message)',
}

const toCandidates: Readonly<Record<Reason, string>> = {
  experience: 'They need different experience.',
  skills: 'They need different skills.',
  location: 'The location isn’t a match.',
  filled: 'They chose another candidate.',
  other: 'Their message explains why.',
}

const because: Readonly<Record<Reason, string>> = {
  experience: 'We’re moving forward with people whose experience is closer to this role.',
  skills: 'We’re moving forward with people whose skills are closer to this role.',
  location: 'We need someone who can work at this location.',
  filled: 'We’ve chosen another candidate.',
  other: '',
}

const reasonIn = (given: string | undefined) => rejectionReasons.find((reason) => reason === given)

/** Rejection reason as the candidate reads it; undefined if there is none to show. */
export function reasonToCandidate(given: string | undefined): string | undefined {
  const reason = reasonIn(given)
  return reason && toCandidates[reason]
}

/** Decision to reject. It can be undone until `rejectionDue` sends it. */
export const reject: EventDefinition<'reject'> = {
  employer: {
    label: 'Reject',
    form: {
      title: (person) => `Reject ${person}`,
      hint: 'You can undo this until it goes out. They won’t see anything before.',
      fields: [
        {
          kind: 'choice',
          name: 'reason',
          label: 'Reason',
          options: rejectionReasons.map((value) => ({ value, label: toEmployers[value] })),
        },
      ],
      prepared({ reason: given }, { company, name, title }) {
        const reason = reasonIn(given)
        if (!reason) return ''
        const thanks = `Thank you for applying for ${title}. ${because[reason]}`.trim()
        return [`Hi ${name},`, thanks, company].join('\n\n')
      },
    },
    decided: 'Rejection scheduled.',
  },
  notice: 'Rejection scheduled.',
  past: {
    candidate: ({ reason }) => milestone('Not selected', reasonToCandidate(reason)),
    employer({ reason: given }) {
      const reason = reasonIn(given)
      return reason ? `Rejection scheduled: ${toEmployers[reason]}` : 'Rejection scheduled'
    },
  },
  isHiddenFromCandidate: true,
  refusal: 'A rejection is already about to be sent.',
}
