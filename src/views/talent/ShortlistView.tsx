import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { talentPaths } from '../../../contract/talent/paths.ts'
import type { SavedPerson } from '../../../contract/talent/talentCalls.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import type { ShortlistCommandsFlow } from '../../../machines/talent/shortlistCommands.ts'
import type { ShortlistPageFlow } from '../../../machines/talent/shortlistPage.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { dayHere } from '../../words/dates.ts'
import { shortlistWords } from '../../words/talent/shortlist.ts'
import { personTitle } from '../../words/talent/shownProfile.ts'
import { ShowMore } from '../reading/ShowMore.tsx'
import { PersonRow } from './PersonRow.tsx'

interface Props {
  page: ShortlistPageFlow
  commands: ShortlistCommandsFlow
  people: readonly SavedPerson[]
  paging: AnyPaging
  now: number
}

const words = shortlistWords
const NOTE_FIELD = 'note'
const editId = (id: string) => `edit-${id}`

/**
 * List of the people on the company's shortlist, with notes. The row of a removed person stays, with an undo
 * button.
 */
export function ShortlistView({ page, commands, people, paging, now }: Props) {
  const removed = useSelector(page, ({ context }) => context.removed)
  if (people.length === 0) {
    return (
      <EmptyState title={words.empty.title} text={words.empty.text}>
        <ButtonLink look="secondary" size="small" href={talentPaths.talent}>
          {words.empty.action}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="max-w-wide">
      <p className="mb-2 text-hint text-muted">{words.lead}</p>
      <ul aria-label={words.what}>
        {people.map((person) =>
          removed.includes(person.id) ? (
            <li key={person.id} className="flex flex-wrap items-center gap-3 border-b border-line py-4">
              <p role="status" className="min-w-0 text-muted wrap-anywhere">
                {words.removed(personTitle(person))}
              </p>
              <Button
                look="secondary"
                size="small"
                onClick={() => {
                  const { id, note } = person
                  commands.send({ type: 'run', command: 'restore', input: { id, note } })
                }}
              >
                {words.undo}
              </Button>
            </li>
          ) : (
            <PersonRow key={person.id} person={person} now={now}>
              <Note commands={commands} person={person} />
            </PersonRow>
          ),
        )}
      </ul>
      <ShowMore flow={paging} />
    </div>
  )
}

/** Note about a person with its author, and the form to edit it. */
function Note({ commands, person }: { commands: ShortlistCommandsFlow; person: SavedPerson }) {
  const { id, note, savedAt, savedBy } = person
  const isEdited = useSelector(
    commands,
    ({ context: { asked } }) => asked?.command === 'saveNote' && asked.input.id === id,
  )
  return (
    <div className="relative z-1 mt-3">
      {isEdited ? (
        <NoteForm commands={commands} person={person} />
      ) : (
        <>
          {note && (
            <p className="max-w-measure border-s-3 border-accent ps-3 wrap-anywhere whitespace-pre-line">
              {note}
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              look="quiet"
              size="row"
              className="-ms-3"
              id={editId(id)}
              aria-describedby={`title-${id}`}
              onClick={() => commands.send({ type: 'ask', command: 'saveNote', input: { id } })}
            >
              {note ? words.editNote : words.addNote}
            </Button>
            <Button
              look="quiet"
              size="row"
              aria-describedby={`title-${id}`}
              onClick={() => commands.send({ type: 'run', command: 'remove', input: { id } })}
            >
              {words.remove}
            </Button>
            <span className="text-caption text-subtle">{words.savedBy(savedBy, dayHere(savedAt))}</span>
          </div>
        </>
      )}
    </div>
  )
}

function NoteForm({
  commands,
  person: { id, note },
}: {
  commands: ShortlistCommandsFlow
  person: SavedPerson
}) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const slow = useSelector(commands, (state) => state.hasTag('slow'))
  useEffect(() => {
    document.getElementById(NOTE_FIELD)?.focus()
    return () => {
      requestAnimationFrame(() => document.getElementById(editId(id))?.focus())
    }
  }, [id])
  return (
    <Form
      id="noteForm"
      failure={failure}
      busy={busy}
      onSubmit={(form) =>
        commands.send({ type: 'run', command: 'saveNote', input: { id, note: textIn(form, 'note') } })
      }
    >
      <TextArea
        label={words.note}
        name="note"
        id={NOTE_FIELD}
        hint={words.noteHint}
        rows={3}
        defaultValue={note}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton busyWords={words.saving}>{words.saveNote}</SubmitButton>
        <Button look="secondary" onClick={() => commands.send({ type: 'cancel' })}>
          {words.cancel}
        </Button>
      </div>
      {slow && <StillWaiting />}
    </Form>
  )
}
