import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { lengthOf, tooLong } from '../../../contract/text.ts'
import type { Act, ActingFlow } from '../../../machines/acting/acting.ts'
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
  const asking = useSelector(acting, (state) => (state.matches('asking') ? state.context.act : undefined))
  const isBusy = useSelector(acting, (state) => state.hasTag('busy'))
  const failure = useSelector(acting, ({ context }) => context.failure?.message)
  // A name stays where it was typed until the server has it.
  const [renaming, setRenaming] = useState<Act>()
  const act = asking ?? renaming
  const asked = items.find(({ id }) => id === act?.of)
  const cancel = () => {
    setRenaming(undefined)
    acting.send({ type: 'cancel' })
  }

  useEffect(() => {
    const acted = acting.on('acted', () => setRenaming(undefined))
    return () => acted.unsubscribe()
  }, [acting])

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
            failure={failure}
            onRename={(form) => {
              if (isBusy) return
              setRenaming(act)
              acting.send({ type: 'send', act, form })
            }}
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
  /** Why it was not renamed. */
  failure: string | undefined
  onRename: (form: FormData) => void
  onCancel: () => void
}

function Rename({ title, longest, failure, onRename, onCancel }: RenameProps) {
  const [wrong, setWrong] = useState<string>()
  const message = wrong ?? failure
  const id = 'newName'
  const submit = (form: FormData) => {
    const typed = textIn(form, 'title').trim()
    if (typed !== '' && lengthOf(typed) <= longest) return onRename(form)
    setWrong(typed === '' ? 'Enter a name.' : tooLong(longest))
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
          autoComplete="off"
          onChange={() => setWrong(undefined)}
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
