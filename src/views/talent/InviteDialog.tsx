import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { InviteCommandsFlow } from '../../../machines/talent/inviteCommands.ts'
import type { PersonStanding } from '../../../machines/talent/person.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { invitingWords } from '../../words/talent/inviting.ts'

interface Post {
  readonly id: string
  readonly title: string
}

interface Props {
  flow: InviteCommandsFlow
  /** Id of the person. */
  id: string
  /** First name; undefined if it is hidden. */
  firstName: string | undefined
  left: PersonStanding['left'] | undefined
  /** Open job posts; undefined until loaded. */
  posts: readonly Post[] | undefined
  /** Loading state of the job posts. */
  loading: ReactNode
  /** Pay of the chosen job post. */
  pay: ReactNode
  onChoose: (postingId: string) => void
}

const words = invitingWords

/** Dialog for the job post and the message of an invitation. After a failure it keeps the text. */
export function InviteDialog({ flow, id, firstName, left, posts, loading, pay, onChoose }: Props) {
  const asked = useSelector(flow, ({ context }) => context.asked)
  const close = () => flow.send({ type: 'cancel' })
  const cancel = (
    <Button look="quiet" onClick={close}>
      {words.cancel}
    </Button>
  )
  return (
    <Dialog
      open={asked !== undefined}
      id="invite"
      title={words.title(firstName ?? words.someone)}
      onCancel={close}
    >
      <p className="mt-2 mb-4 text-muted">{words.text}</p>
      {posts === undefined ? (
        <>
          {loading}
          {cancel}
        </>
      ) : posts.length === 0 ? (
        <>
          <p className="mb-4">{words.none}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.postings}>{words.openPosts}</ButtonLink>
            {cancel}
          </div>
        </>
      ) : (
        <InviteForm
          flow={flow}
          id={id}
          firstName={firstName}
          left={left}
          posts={posts}
          pay={pay}
          cancel={cancel}
          onChoose={onChoose}
        />
      )}
    </Dialog>
  )
}

interface FormProps extends Pick<Props, 'flow' | 'id' | 'firstName' | 'left' | 'pay' | 'onChoose'> {
  posts: readonly Post[]
  /** Button that closes the dialog. */
  cancel: ReactNode
}

function InviteForm({ flow, id, firstName, left, posts, pay, cancel, onChoose }: FormProps) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const [only] = posts.length === 1 ? posts : []
  const choose = useEffectEvent((postingId: string) => onChoose(postingId))
  useEffect(() => {
    if (only) choose(only.id)
  }, [only])
  // The dialog may have been opened while its job posts were read.
  useEffect(() => document.getElementById('postingId')?.focus(), [])
  return (
    <Form
      id="inviteToApply"
      failure={failure}
      busy={busy}
      onSubmit={(form) => {
        flow.send({
          type: 'run',
          command: 'invite',
          input: { id, postingId: textIn(form, 'postingId'), message: textIn(form, 'message') },
        })
      }}
    >
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) onChoose(target.value)
        }}
      >
        <Select
          label={words.posting}
          name="postingId"
          options={Object.fromEntries(posts.map((post) => [post.id, post.title]))}
          none={words.noPosting}
          {...(only && { defaultValue: only.id })}
        />
      </div>
      {pay}
      <TextArea
        label={words.message}
        name="message"
        hint={words.messageHint}
        rows={7}
        defaultValue={words.prepared(firstName)}
      />
      {left && <p className="mb-2 text-hint text-muted">{words.left(left.open, left.today)}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <SubmitButton busyWords={words.sending}>{words.send}</SubmitButton>
        {cancel}
      </div>
      {slow && <StillWaiting />}
    </Form>
  )
}
