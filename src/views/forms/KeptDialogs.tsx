import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'

interface Props {
  /** What each of them is, such as "letter". */
  noun: string
  items: readonly { readonly id: string; readonly title: string }[]
  /** How long a name may be. */
  longest: number
  acting: ActingFlow
}

/** Asks for the new name of something in a list, or once before it is deleted for good. Escape leaves it as it is. */
export function KeptDialogs({ noun, items, longest, acting }: Props) {
  const act = useSelector(acting, (state) => (state.matches('asking') ? state.context.act : undefined))
  const asked = items.find(({ id }) => id === act?.of)
  const cancel = () => acting.send({ type: 'cancel' })
  return (
    <>
      <Dialog
        open={act?.name === 'rename' && asked !== undefined}
        id="rename"
        title={`Rename the ${noun}`}
        onCancel={cancel}
      >
        {asked && act?.name === 'rename' && (
          <Rename
            title={asked.title}
            longest={longest}
            onCancel={cancel}
            onRename={(form) => acting.send({ type: 'send', act, form })}
          />
        )}
      </Dialog>
      <Dialog
        open={act?.name === 'delete' && asked !== undefined}
        id="delete"
        title={`Delete this ${noun} for good?`}
        onCancel={cancel}
      >
        <p className="mt-2 wrap-anywhere text-muted">
          Nobody can bring back “{asked?.title}” then. What you have sent stays with your applications.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="small" onClick={() => act && acting.send({ type: 'send', act })}>
            Delete for good
          </Button>
          <Button look="secondary" size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  )
}

interface RenameProps {
  title: string
  longest: number
  onRename: (form: FormData) => void
  onCancel: () => void
}

function Rename({ title, longest, onRename, onCancel }: RenameProps) {
  const [message, setMessage] = useState<string>()
  const id = 'newName'
  const submit = (form: FormData) => {
    if (textIn(form, 'title').trim() !== '') return onRename(form)
    setMessage('Enter a name.')
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
      <FieldFrame id={id} label="Name" hint={undefined} message={message}>
        <input
          {...describedBy(id, undefined, message)}
          id={id}
          name="title"
          defaultValue={title}
          maxLength={longest}
          autoComplete="off"
          onChange={() => setMessage(undefined)}
          className="control"
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          Rename
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
