import { dayInWords } from '../../dayInWords.ts'
import { isolate } from '../../isolate.ts'
import { offeredPayInWords } from '../offeredPay.ts'
import type { TimelineEvent } from '../turns.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { milestone } from './past.ts'

/** Terms of an offer, such as "£38,000 a year, from January 4, 2027". */
export const termsOf = ({ pay, start }: Pick<TimelineEvent, 'pay' | 'start'>): string | undefined =>
  [pay && offeredPayInWords(pay), start && `from ${dayInWords(start)}`].filter(Boolean).join(', ') ||
  undefined

export const offer: EventDefinition<'offer'> = {
  employer: {
    label: 'Make an offer',
    form: {
      title: (person) => `Make ${person} an offer`,
      hint: 'They’ll have a week to reply.',
      fields: [
        { kind: 'pay', name: 'pay', label: 'Pay' },
        { kind: 'date', name: 'start', label: 'First day (optional)' },
      ],
      isToOne: true,
    },
    decided: 'Offer sent.',
  },
  notice: 'Offer sent.',
  past: {
    candidate: (event, company) => milestone(`${isolate(company)} offered you the job`, termsOf(event)),
    employer: (event) => ['You made an offer', termsOf(event)].filter(Boolean).join(': '),
  },
  turnTo: 'candidate',
  isAnswer: true,
  refusal: 'There’s already an offer, or a rejection is about to be sent. Reload the page.',
  mails: () => ({ candidate: 'applicationOffered' }),
}
