import { rejectionReasons } from '../lifecycle.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { station } from './past.ts'

type Reason = (typeof rejectionReasons)[number]

const toEmployers: Readonly<Record<Reason, string>> = {
  experience: 'Other experience is needed',
  skills: 'Other skills are needed',
  location: 'The place does not fit',
  filled: 'Somebody else was chosen',
  other: 'Another reason, told in the message',
}

const toCandidates: Readonly<Record<Reason, string>> = {
  experience: 'They need different experience.',
  skills: 'They need different skills.',
  location: 'The location isn’t a match.',
  filled: 'They chose another candidate.',
  other: 'Their message explains why.',
}

const because: Readonly<Record<Reason, string>> = {
  experience: 'We go on with people whose experience is closer to this work.',
  skills: 'We go on with people whose skills are closer to this work.',
  location: 'The place of work and where you are do not fit together.',
  filled: 'We have chosen somebody else.',
  other: '',
}

const reasonIn = (given: string | undefined) => rejectionReasons.find((reason) => reason === given)

/** The reason of a rejection, as its candidate reads it. */
export function reasonToCandidate(given: string | undefined): string | undefined {
  const reason = reasonIn(given)
  return reason && toCandidates[reason]
}

/** The decision to reject. It leaves as `rejectionDue`, and can be undone until then. */
export const reject: EventDefinition<'reject'> = {
  employer: {
    label: 'Reject',
    form: {
      title: (person) => `Reject ${person}`,
      hint: () => 'Until it leaves you can undo it, and nobody sees a change.',
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
        const thanks = `thank you for applying as ${title}. ${because[reason]}`.trim()
        return [`Hello ${name},`, thanks, company].join('\n\n')
      },
    },
    decided: 'The rejection is decided.',
  },
  notice: 'The rejection is on its way.',
  past: {
    candidate: ({ reason }) => station('Not selected', reasonToCandidate(reason)),
    employer({ reason: given }) {
      const reason = reasonIn(given)
      return reason ? `Rejection decided: ${toEmployers[reason]}` : 'Rejection decided'
    },
  },
  isHiddenFromCandidate: true,
  refusal: 'A rejection is already about to be sent.',
}
