import { useSelector } from '@xstate/react'
import type { Passkey } from '../../../contract/identity/passkeys.ts'
import type { Role } from '../../../contract/roles.ts'
import type { PasskeyCommandsFlow } from '../../../machines/identity/passkeys.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { passkeyWords } from '../../words/identity/passkeys.ts'

const { removing, renaming } = passkeyWords

interface Props {
  role: Role
  commands: PasskeyCommandsFlow
  passkeys: readonly Passkey[]
}

/** Dialogs to rename a passkey, and to confirm its removal. */
export function PasskeyDialogs({ role, commands, passkeys }: Props) {
  const asked = useSelector(commands, ({ context }) => context.asked)
  const failure = useSelector(commands, ({ context }) => context.failure)
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const passkey = passkeys.find(({ id }) => id === asked?.input.id)
  const cancel = () => commands.send({ type: 'cancel' })
  const input = { role, id: passkey?.id ?? '' }
  return (
    <>
      <Dialog
        open={passkey !== undefined && asked?.command === 'rename'}
        id="renamePasskeyDialog"
        title={renaming.title}
        onCancel={cancel}
      >
        {passkey && asked?.command === 'rename' && (
          <div className="mt-4">
            <Form
              id="renamePasskey"
              rules="renamePasskey"
              failure={failure}
              busy={busy}
              onSubmit={(form) =>
                commands.send({ type: 'run', command: 'rename', input: { ...input, form } })
              }
            >
              <Field
                label={renaming.name}
                name="name"
                autoComplete="off"
                enterKeyHint="done"
                defaultValue={passkey.name}
              />
              <div className="flex flex-wrap items-end gap-3">
                <SubmitButton busyWords={renaming.busy}>{renaming.submit}</SubmitButton>
                <Button look="secondary" onClick={cancel}>
                  {renaming.cancel}
                </Button>
              </div>
            </Form>
          </div>
        )}
      </Dialog>
      <Dialog
        open={passkey !== undefined && asked?.command === 'remove'}
        id="removePasskeyDialog"
        title={removing.title}
        onCancel={cancel}
      >
        <p className="mt-3 wrap-anywhere">{removing.text(passkey?.name ?? '')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => passkey && commands.send({ type: 'run', command: 'remove', input })}>
            {removing.confirm}
          </Button>
          <Button look="secondary" onClick={cancel}>
            {removing.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
