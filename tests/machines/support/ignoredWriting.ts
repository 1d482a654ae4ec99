import type { Ignored } from './ignored.ts'

/** Ignored events of every draft. */
const ofDrafts: readonly Ignored[] = [
  { states: ['open'], events: ['stay', 'discard'], because: 'The question has not been asked.' },
  {
    states: [
      ...['clean', 'dirty', 'invalid', 'saving', 'unsaved', 'comparing', 'locked', 'gone'].map(
        (state) => `open.saving.${state}`,
      ),
      'asking',
    ],
    events: ['keepMine', 'takeTheirs'],
    because: 'There are no two texts to choose from.',
  },
  {
    states: ['open.saving.clean', 'open.saving.invalid'],
    events: ['connected', 'save'],
    because: 'There is nothing that could be sent.',
  },
  {
    states: ['open.saving.dirty', 'open.saving.conflict', 'asking'],
    events: ['connected'],
    because: 'Nothing is sent before somebody has paused, or decided.',
  },
  {
    states: ['open.saving.saving', 'open.saving.comparing'],
    events: ['connected', 'save', 'refresh'],
    because: 'The server is asked once.',
  },
  {
    states: ['clean', 'dirty', 'invalid', 'unsaved', 'conflict'].map((state) => `open.saving.${state}`),
    events: ['refresh'],
    because: 'It is read again only where it cannot be written: elsewhere the next save tells of a change.',
  },
  {
    states: ['open.saving.locked', 'open.saving.gone'],
    events: ['change', 'save', 'connected'],
    because: 'It cannot be changed.',
  },
  {
    states: ['open.saving.conflict'],
    events: ['save'],
    because: 'Which text it would be has not been decided.',
  },
  { states: ['open.intent.none'], events: ['change'], because: 'Nobody waits for anything.' },
  {
    states: ['clean', 'invalid', 'saving', 'unsaved', 'comparing', 'conflict', 'locked', 'gone'].map(
      (state) => `open.saving.${state}`,
    ),
    events: ['leave'],
    because: 'The intent takes it up.',
  },
  {
    states: ['asking'],
    events: ['change', 'save', 'leave', 'refresh'],
    because: 'The question stands before the form until it is answered.',
  },
]

/** Ignored events of every page with a draft. */
const ofPages: readonly Ignored[] = [
  {
    states: ['opening'],
    events: ['command.done', 'exportPdf'],
    because: 'Nothing can be done with a document that is not there yet.',
  },
  {
    states: ['open'],
    events: ['reading.known'],
    because: 'It is read once, and the draft reads it again.',
  },
  { states: ['open.pdf.saving'], events: ['exportPdf'], because: 'The server is asked once.' },
]

/** Ignored events of every draft that saves itself. */
export const ignoredWriting: Readonly<
  Record<
    | 'upload'
    | 'applyPage'
    | 'guestApplication'
    | 'applicationDraft'
    | 'draft'
    | 'letterPage'
    | 'postingDraft'
    | 'resumePage',
    readonly Ignored[]
  >
> = {
  letterPage: ofPages,
  resumePage: [
    ...ofPages,
    {
      states: ['opening'],
      events: ['connected', 'versions.open', 'versions.close'],
      because: 'Nothing can be done with a document that is not there yet.',
    },
    {
      states: ['open.versions.closed'],
      events: ['command.done', 'versions.close'],
      because: 'No version is shown.',
    },
    { states: ['open.versions.open'], events: ['versions.open'], because: 'They are open already.' },
  ],
  postingDraft: [
    ...ofDrafts,
    {
      states: ['committing'],
      events: ['stay', 'discard'],
      because: 'The question has not been asked.',
    },
    {
      states: ['open.saving.manual', 'committing'],
      events: ['keepMine', 'takeTheirs'],
      because: 'There are no two texts to choose from.',
    },
    {
      states: ['open.saving.manual.clean', 'open.saving.manual.dirty'],
      events: ['connected'],
      because: 'Nothing waits for the connection.',
    },
    {
      states: ['open.saving.manual.clean', 'open.saving.manual.dirty'],
      events: ['save'],
      because: 'What people read changes only when somebody publishes the changes.',
    },
    {
      states: ['open.saving.manual.saving', 'committing'],
      events: ['save', 'connected', 'refresh', 'commit'],
      because: 'The server is asked once.',
    },
    {
      states: ['open.saving.manual.clean', 'open.saving.manual.dirty'],
      events: ['refresh'],
      because: 'It is read again only where it cannot be written: elsewhere the next save tells of a change.',
    },
    {
      states: ['open.saving.clean', 'open.saving.saving', 'open.intent.commit'],
      events: ['commit'],
      because: 'It is published once everything is saved.',
    },
    {
      states: ['open.saving.invalid'],
      events: ['commit'],
      because: 'What is left cannot be sent before it is mended.',
    },
    { states: ['open.saving.manual.clean'], events: ['commit'], because: 'There is nothing to publish.' },
    { states: ['open.saving.manual'], events: ['leave'], because: 'The intent takes it up.' },
    { states: ['open.saving.comparing'], events: ['commit'], because: 'The server is asked once.' },
    {
      states: ['open.saving.locked', 'open.saving.gone'],
      events: ['commit'],
      because: 'The posting cannot be changed.',
    },
    {
      states: ['open.saving.conflict'],
      events: ['commit'],
      because: 'Which text it would be has not been decided.',
    },
    {
      states: ['committing'],
      events: ['change'],
      because: 'What is published is what stands there: the fields cannot be changed meanwhile.',
    },
    { states: ['committing'], events: ['leave'], because: 'Nothing would be lost.' },
    {
      states: ['asking'],
      events: ['commit'],
      because: 'The question stands before the form until it is answered.',
    },
  ],
  draft: [
    ...ofDrafts,
    {
      states: ['open.history.empty'],
      events: ['undo', 'redo'],
      because: 'Nothing has been changed.',
    },
    {
      states: ['asking'],
      events: ['undo', 'redo'],
      because: 'The question stands before the form until it is answered.',
    },
  ],
  upload: [{ states: ['uploading'], events: ['choose'], because: 'The server is asked once.' }],
  applyPage: [
    {
      states: ['loading', 'member.opening', 'member.opened'],
      events: ['retry'],
      because: 'Nothing has failed.',
    },
    { states: ['guest'], events: ['retry'], because: 'A guest has no draft that could be opened.' },
    {
      states: ['loading', 'guest.writing', 'member', 'closed'],
      events: ['kept.known'],
      because: 'The device is read once, and for a guest only.',
    },
    { states: ['closed'], events: ['retry'], because: 'Nobody can apply any more.' },
    {
      states: ['loading', 'guest.opening', 'member.opening', 'member.notOpened', 'closed'],
      events: ['upload.done', 'command.done', 'draft.failed', 'draft.committed'],
      because: 'No application is open that could report this.',
    },
    {
      states: ['guest.writing'],
      events: ['command.done', 'draft.failed', 'draft.committed'],
      because: 'A guest has no letters, and no draft on the server.',
    },
    {
      states: ['member.opened.sent'],
      events: ['upload.done', 'command.done', 'draft.failed', 'draft.committed'],
      because: 'The application has been sent, once.',
    },
  ],
  guestApplication: [
    { states: ['login'], events: ['commit'], because: 'The page asks for the login already.' },
  ],
  applicationDraft: [
    ...ofDrafts,
    { states: ['committing'], events: ['stay', 'discard'], because: 'The question has not been asked.' },
    {
      states: ['committing'],
      events: ['keepMine', 'takeTheirs'],
      because: 'There are no two texts to choose from.',
    },
    {
      states: ['committing'],
      events: ['save', 'connected', 'refresh', 'commit'],
      because: 'The server is asked once.',
    },
    {
      states: ['open.saving.clean', 'open.saving.saving'],
      events: ['commit'],
      because: 'The intent takes it up.',
    },
    { states: ['open.intent.commit'], events: ['commit'], because: 'It is sent once everything is saved.' },
    {
      states: ['open.saving.invalid', 'open.saving.comparing', 'open.saving.locked', 'open.saving.gone'],
      events: ['commit'],
      because: 'The intent takes it up.',
    },
    {
      states: ['open.saving.conflict'],
      events: ['commit'],
      because: 'Which text it would be has not been decided.',
    },
    {
      states: ['committing'],
      events: ['change'],
      because: 'What is sent is what stands there: the fields cannot be changed meanwhile.',
    },
    { states: ['committing'], events: ['leave'], because: 'Nothing would be lost.' },
    {
      states: ['asking'],
      events: ['commit'],
      because: 'The question stands before the form until it is answered.',
    },
  ],
}
