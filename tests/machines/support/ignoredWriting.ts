import type { Ignored } from './ignored.ts'

/** The same of what is written over a while, and saves itself. */
export const ignoredWriting: Readonly<
  Record<'applying' | 'autosaving' | 'bringing' | 'editor', readonly Ignored[]>
> = {
  editor: [
    {
      states: ['draft', 'published', 'publishing', 'comparing', 'locked', 'gone'],
      events: ['stay', 'discard'],
      because: 'The question has not been asked.',
    },
    { states: ['conflict'], events: ['stay', 'discard'], because: 'The question is another one.' },
    {
      states: ['draft', 'published', 'publishing', 'comparing', 'locked', 'gone', 'leaving'],
      events: ['keepMine', 'takeTheirs'],
      because: 'There are no two texts to choose from.',
    },
    {
      states: ['draft.clean', 'draft.heldBack', 'published.same', 'published.changed'],
      events: ['connected'],
      because: 'Nothing waits for the connection.',
    },
    {
      states: ['draft.dirty', 'conflict', 'leaving'],
      events: ['connected'],
      because: 'Nothing is sent before somebody has paused, or decided.',
    },
    {
      states: ['draft.saving', 'publishing', 'comparing'],
      events: ['connected', 'save'],
      because: 'The server is asked once.',
    },
    {
      states: ['published.changing', 'publishing', 'comparing'],
      events: ['publish'],
      because: 'The server is asked once.',
    },
    {
      states: ['published.changing'],
      events: ['connected'],
      because: 'The server is asked once.',
    },
    {
      states: ['draft', 'published', 'conflict', 'leaving'],
      events: ['refresh'],
      because: 'It is read again only where it cannot be written: elsewhere the next save tells of a change.',
    },
    {
      states: ['publishing', 'comparing'],
      events: ['refresh'],
      because: 'The server is asked once.',
    },
    { states: ['draft.clean'], events: ['save', 'leave'], because: 'Everything is saved: the way is free.' },
    {
      states: ['draft.heldBack'],
      events: ['save', 'publish'],
      because: 'What is left cannot be sent before it is mended.',
    },
    {
      states: ['published'],
      events: ['save'],
      because: 'What people read changes only when somebody publishes the changes.',
    },
    { states: ['published.same'], events: ['publish', 'leave'], because: 'There is nothing to publish.' },
    {
      states: ['publishing'],
      events: ['change'],
      because: 'What is published is what stands there: the fields cannot be changed meanwhile.',
    },
    { states: ['publishing', 'locked', 'gone'], events: ['leave'], because: 'Nothing would be lost.' },
    {
      states: ['locked', 'gone'],
      events: ['change', 'save', 'publish', 'connected'],
      because: 'The posting cannot be changed.',
    },
    {
      states: ['conflict'],
      events: ['save', 'publish'],
      because: 'Which text it would be has not been decided.',
    },
    {
      states: ['leaving'],
      events: ['change', 'save', 'publish', 'leave'],
      because: 'The question stands before the form until it is answered.',
    },
  ],
  autosaving: [
    {
      states: ['writing', 'comparing', 'locked', 'gone'],
      events: ['stay', 'discard'],
      because: 'The question has not been asked.',
    },
    { states: ['conflict'], events: ['stay', 'discard'], because: 'The question is another one.' },
    {
      states: ['writing', 'comparing', 'locked', 'gone', 'leaving'],
      events: ['keepMine', 'takeTheirs'],
      because: 'There are no two texts to choose from.',
    },
    {
      states: ['writing.clean', 'writing.heldBack'],
      events: ['connected', 'save'],
      because: 'There is nothing that could be sent.',
    },
    {
      states: ['writing.dirty', 'conflict', 'leaving'],
      events: ['connected'],
      because: 'Nothing is sent before somebody has paused, or decided.',
    },
    {
      states: ['writing.saving', 'comparing'],
      events: ['connected', 'save'],
      because: 'The server is asked once.',
    },
    {
      states: ['writing', 'conflict', 'leaving'],
      events: ['refresh'],
      because: 'It is read again only where it cannot be written: elsewhere the next save tells of a change.',
    },
    {
      states: ['comparing'],
      events: ['refresh'],
      because: 'The server is asked once.',
    },
    { states: ['writing.clean'], events: ['leave'], because: 'Everything is saved: the way is free.' },
    {
      states: ['locked', 'gone'],
      events: ['change', 'save', 'connected'],
      because: 'It cannot be changed.',
    },
    { states: ['locked', 'gone'], events: ['leave'], because: 'Nothing would be lost.' },
    { states: ['conflict'], events: ['save'], because: 'Which text it would be has not been decided.' },
    {
      states: ['leaving'],
      events: ['change', 'save', 'leave'],
      because: 'The question stands before the form until it is answered.',
    },
  ],
  bringing: [{ states: ['sending'], events: ['choose'], because: 'The server is asked once.' }],
  applying: [
    {
      states: ['opening', 'notOpened', 'draft', 'sending', 'comparing', 'conflict'],
      events: ['signedIn'],
      because: 'Who is signed in is known already.',
    },
    {
      states: ['opening', 'draft', 'sending', 'comparing', 'conflict'],
      events: ['retry'],
      because: 'The draft is open, or on its way.',
    },
    { states: ['guest'], events: ['retry'], because: 'Nothing waits for the server.' },
    {
      states: ['guest', 'opening', 'notOpened', 'draft', 'sending', 'comparing'],
      events: ['keepMine', 'takeTheirs'],
      because: 'There are no two texts to choose from.',
    },
    {
      states: ['guest', 'draft.clean'],
      events: ['save', 'connected'],
      because: 'Nothing waits for the server.',
    },
    {
      states: ['draft.dirty', 'conflict'],
      events: ['save', 'connected'],
      because: 'Nothing is sent before somebody has paused, or decided.',
    },
    {
      states: ['opening', 'draft.saving', 'sending', 'comparing'],
      events: ['save', 'connected'],
      because: 'The server is asked once.',
    },
    {
      states: ['sending', 'comparing', 'opening'],
      events: ['send'],
      because: 'The server is asked once.',
    },
    {
      states: ['opening', 'notOpened'],
      events: ['change'],
      because: 'There is no form before the draft is open.',
    },
    {
      states: ['notOpened'],
      events: ['send', 'save', 'connected'],
      because: 'There is no form before the draft is open.',
    },
    {
      states: ['sending'],
      events: ['change'],
      because: 'What is sent is what stands there: the fields cannot be changed meanwhile.',
    },
    {
      states: ['conflict'],
      events: ['send'],
      because: 'Which text it would be has not been decided.',
    },
  ],
}
