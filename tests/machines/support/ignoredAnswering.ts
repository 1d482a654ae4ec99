import type { Ignored } from './ignored.ts'

/** Ignored events of pages on which applicants are answered. */
export const ignoredAnswering = {
  boardPage: [
    { states: ['pointer.free'], events: ['release'], because: 'No card is dragged.' },
    {
      states: ['decision.free'],
      events: ['deciding.done', 'deciding.failed', 'deciding.superseded'],
      because: 'Nothing is on its way to the server.',
    },
    {
      states: ['decision.sending'],
      events: ['ask', 'deciding.sending'],
      because: 'One card is decided on at a time.',
    },
    {
      states: ['answers.none'],
      events: ['answering.done', 'answering.failed', 'reading.known'],
      because: 'Nothing is on its way to the server.',
    },
    {
      states: ['answers.sending'],
      events: ['answering.sending', 'reading.known'],
      because: 'The server has not answered yet.',
    },
    {
      states: ['answers.settling'],
      events: ['answering.done', 'answering.failed'],
      because: 'The server has answered.',
    },
  ],
  answeringMany: [
    { states: ['choosing'], events: ['cancel', 'send'], because: 'Nothing is asked.' },
    {
      states: ['asking'],
      events: ['choose', 'consider'],
      because: 'A question stands before the page until it is answered.',
    },
    { states: ['sending'], events: ['choose', 'consider', 'send'], because: 'The server is asked once.' },
  ],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
