import { isolate } from '../../isolate.ts'
import type { EventDefinition } from './eventDefinition.ts'
import { exchange } from './past.ts'

export const reply: EventDefinition<'reply'> = {
  candidate: { label: 'Reply' },
  notice: 'Reply sent.',
  past: {
    candidate: () => exchange('You replied'),
    employer: (_, name) => `${isolate(name)} replied`,
  },
  turnTo: 'employer',
  refusal: 'It’s not your turn to reply. Send a message instead.',
  mails: () => ({ employer: 'applicationReplied' }),
}
