import { useSelector } from '@xstate/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Resume } from '../../../../contract/resumes/calls.ts'
import type { ResumeItem } from '../../../../contract/resumes/listing.ts'
import { textIn } from '../../../../machines/shared/submission.ts'
import type { ResumeCommandsFlow } from '../../../../machines/resumes/resumeCommands.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { shareWords } from '../../../words/resumes/sharing.ts'

/** Resume with its shared link. */
export type Sharing = Pick<ResumeItem, 'id' | 'title' | 'link' | 'expiresOn'>

/** Browser functions for links. */
export interface LinkTools {
  /** Absolute URL of a link. */
  readonly addressOf: (link: string) => string
  /** Copies text to the clipboard; resolves with false if the browser denies access. */
  readonly copy: (text: string) => Promise<boolean>
}

type Visibility = Resume['visibility']

interface Props {
  /** Resume to share; undefined while the dialog is closed. */
  sharing: Sharing | undefined
  commands: ResumeCommandsFlow
  tools: LinkTools
  /** Warning about the resume, shown before it is shared. */
  note: ReactNode
  onClose: () => void
}

/** Dialog to create the link of a resume, set its last day, and turn it off. */
export function ShareDialog({ sharing, commands, tools, note, onClose }: Props) {
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const failure = useSelector(commands, ({ context }) =>
    context.ran?.command === 'share' && context.ran.input.id === sharing?.id ? context.failure : undefined,
  )
  const share = (id: string, visibility: Visibility, expiresOn = '') =>
    commands.send({ type: 'run', command: 'share', input: { id, visibility, expiresOn } })
  return (
    <Dialog open={sharing !== undefined} id="share" title={shareWords.title} onCancel={onClose}>
      {sharing && (
        <>
          <p className="mt-2 mb-5 wrap-anywhere text-muted">{shareWords.lead(sharing.title)}</p>
          {note}
          {sharing.link !== null && <Link address={tools.addressOf(sharing.link)} copy={tools.copy} />}
          <Form
            key={sharing.link}
            id="shareResume"
            failure={failure}
            busy={busy}
            onSubmit={(form) => !busy && share(sharing.id, 'unlisted', textIn(form, 'expiresOn'))}
          >
            <Field
              id="shareUntil"
              label={shareWords.lastDay}
              name="expiresOn"
              type="date"
              defaultValue={sharing.expiresOn ?? ''}
              hint={shareWords.lastDayHint}
            />
            {sharing.link !== null && (
              <p role="status" className="-mt-2 mb-5 text-hint text-muted tabular-nums">
                {shareWords.works(sharing.expiresOn)}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="small" aria-disabled={busy || undefined}>
                {sharing.link === null ? shareWords.create : shareWords.change}
              </Button>
              {sharing.link !== null && (
                <Button
                  look="secondary"
                  size="small"
                  aria-disabled={busy || undefined}
                  onClick={() => share(sharing.id, 'private')}
                >
                  {shareWords.end}
                </Button>
              )}
              <Button look="secondary" size="small" onClick={onClose}>
                {shareWords.close}
              </Button>
            </div>
          </Form>
        </>
      )}
    </Dialog>
  )
}

function Link({ address, copy }: { address: string; copy: LinkTools['copy'] }) {
  const [said, setSaid] = useState('')
  // Moves the focus to the link, because the button that created it has disappeared.
  useEffect(() => {
    document.getElementById('shareLink')?.focus()
  }, [])
  return (
    <div className="mb-5">
      <FieldFrame id="shareLink" label={shareWords.link} hint={undefined} message={undefined}>
        <input
          id="shareLink"
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="control"
        />
      </FieldFrame>
      <div className="-mt-2 flex flex-wrap items-center gap-3">
        <Button
          look="secondary"
          size="small"
          onClick={() =>
            void copy(address).then((isCopied) =>
              setSaid(isCopied ? shareWords.copied : shareWords.notCopied),
            )
          }
        >
          {shareWords.copy}
        </Button>
        <p role="status" className="text-hint">
          {said}
        </p>
      </div>
    </div>
  )
}
