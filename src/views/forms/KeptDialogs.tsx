import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { lengthOf, tooLong } from '../../../contract/text.ts'
import type { AnyCommands } from '../../../machines/commands/commands.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { writingWords } from '../../words/shared/writing.ts'
import { controlWords } from '../../words/shared/controls.ts'

type Event =
  | { readonly type: 'cancel' }
  | { readonly type: 'run'; readonly command: 'rename'; readonly input: { id: string; title: string } }
  | { readonly type: 'run'; readonly command: 'delete'; readonly input: { id: string } }

interface Props {
  kind: 'letter' | 'resume'
  items: readonly { readonly id: string; readonly title: string }[]
  /** Maximum length of a name, in characters. */
  longest: number
  /** Commands of a list whose items can be renamed and deleted. */
  commands: AnyCommands & { readonly send: (event: Event) => void }
}

/** Dialogs to rename a list item, and to confirm its permanent deletion. Escape cancels. */
export function KeptDialogs({ kind, items, longest, commands }: Props) {
  const asked = useSelector(commands, ({ context }) => context.asked)
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const failure = useSelector(commands, ({ context }) => context.failure?.message)
  const input = asked?.input
  const item = input && 'id' in input ? items.find(({ id }) => id === input.id) : undefined
  const cancel = () => commands.send({ type: 'cancel' })

  return (
    <>
      <Dialog
        open={asked?.command === 'rename' && item !== undefined}
        id="rename"
        title={writingWords.renaming[kind]}
        onCancel={cancel}
      >
        {item && asked?.command === 'rename' && (
          <Rename
            title={item.title}
            longest={longest}
            onCancel={cancel}
            failure={failure}
            onRename={(title) => {
              if (!isBusy) commands.send({ type: 'run', command: 'rename', input: { id: item.id, title } })
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={asked?.command === 'delete' && item !== undefined}
        id="delete"
        title={writingWords.deleting[kind]}
        onCancel={cancel}
      >
        <p className="mt-2 wrap-anywhere text-muted">{item && writingWords.deletingText(item.title)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            size="small"
            onClick={() => item && commands.send({ type: 'run', command: 'delete', input: { id: item.id } })}
          >
            {writingWords.delete}
          </Button>
          <Button look="secondary" size="small" onClick={cancel}>
            {controlWords.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

interface RenameProps {
  title: string
  longest: number
  /** Error message of a failed rename. */
  failure: string | undefined
  onRename: (title: string) => void
  onCancel: () => void
}

function Rename({ title, longest, failure, onRename, onCancel }: RenameProps) {
  const [wrong, setWrong] = useState<string>()
  const message = wrong ?? failure
  const id = 'newName'
  const submit = (form: FormData) => {
    const name = textIn(form, 'title')
    const typed = name.trim()
    if (typed !== '' && lengthOf(typed) <= longest) return onRename(name)
    setWrong(typed === '' ? writingWords.noName : tooLong(longest))
    document.getElementById(id)?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
      className="mt-4"
    >
      <FieldFrame id={id} label={writingWords.name} hint={undefined} message={message}>
        <input
          {...describedBy(id, undefined, message)}
          id={id}
          name="title"
          defaultValue={title}
          autoComplete="off"
          onChange={() => setWrong(undefined)}
          className="control"
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          {writingWords.rename}
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          {controlWords.cancel}
        </Button>
      </div>
    </form>
  )
}
