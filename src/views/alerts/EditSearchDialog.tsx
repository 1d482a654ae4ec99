import { useSelector } from '@xstate/react'
import { alertFrequencies } from '../../../contract/alerts/lifecycle.ts'
import type { SavedSearch } from '../../../contract/alerts/savedSearch.ts'
import type { SearchCommandsFlow } from '../../../machines/alerts/searchCommands.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { savedSearchesWords } from '../../words/alerts/savedSearches.ts'
import { HowOften } from './HowOften.tsx'
import { SearchInWords } from './SearchInWords.tsx'

const words = savedSearchesWords.dialog

interface Props {
  commands: SearchCommandsFlow
  isOpen: boolean
  /** Search to edit; undefined if none is, or if it was deleted in another tab. */
  search: SavedSearch | undefined
  timeZone: string
  onCancel: () => void
}

/** Dialog to change the name and the email frequency of a saved search. */
export const EditSearchDialog = ({ commands, isOpen, search, timeZone, onCancel }: Props) => (
  <Dialog open={isOpen} id="editSearch" title={words.title} onCancel={onCancel}>
    {search ? (
      <EditForm key={search.id} commands={commands} search={search} timeZone={timeZone} onCancel={onCancel} />
    ) : (
      <>
        <p className="mt-3">{words.gone}</p>
        <Button size="small" className="mt-5" onClick={onCancel}>
          {words.close}
        </Button>
      </>
    )}
  </Dialog>
)

interface FormProps extends Pick<Props, 'commands' | 'timeZone' | 'onCancel'> {
  search: SavedSearch
}

function EditForm({ commands, search, timeZone, onCancel }: FormProps) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const slow = useSelector(commands, (state) => state.hasTag('slow'))
  const { criteria, id, name, revision } = search
  const submit = (form: FormData) => {
    const every = alertFrequencies.find((each) => each === textIn(form, 'every')) ?? search.every
    const input = { id, revision, name: textIn(form, 'name'), every, timeZone }
    commands.send({ type: 'run', command: 'edit', input })
  }
  return (
    <Form id="editSearchForm" failure={failure} busy={busy} onSubmit={submit}>
      <div className="my-4 rounded-control border border-line p-4">
        <SearchInWords search={{ criteria, name: '' }} />
      </div>
      <Field label={words.name} name="name" hint={words.nameHint} defaultValue={name} />
      <HowOften every={search.every} timeZone={timeZone} />
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton busyWords={words.saving}>{words.save}</SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      {slow && <StillWaiting />}
    </Form>
  )
}
