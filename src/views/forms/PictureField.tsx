import { useSelector } from '@xstate/react'
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react'
import type { CommandsFlow } from '../../../machines/commands/commands.ts'
import type { PictureCommands } from '../../../machines/files/pictureCommands.ts'
import { pictureTypes } from '../../../contract/media/pictures.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { buttonLook } from '../../ui/controls/buttonLook.ts'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { pictureWords } from '../../words/files/picture.ts'
import { FieldError } from '../../ui/form/FieldError.tsx'

interface Props<Owner extends object> {
  flow: CommandsFlow<PictureCommands<Owner>>
  words: Readonly<Record<'label' | 'upload' | 'replace' | 'remove' | 'seen', string>>
  /** True if there is a picture that can be replaced and removed. */
  hasPicture: boolean
  /** Current picture or placeholder, as others see it. */
  children: ReactNode
}

/** Field to upload, replace and remove a picture. It saves at once, separately from the form beside it. */
export function PictureField<Owner extends object>({ flow, words, hasPicture, children }: Props<Owner>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const command = useSelector(flow, ({ context }) => context.ran?.command)
  const message = useSelector(flow, ({ context }) => context.failure?.message)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file && !busy) flow.send({ type: 'run', command: 'setPicture', input: { file } })
    // Cleared, so that the same file can be selected again after a change.
    currentTarget.value = ''
  }
  const remove = () => {
    if (busy) return
    // The remove button disappears with the picture, so the focus moves to the file input.
    input.current?.focus()
    flow.send({ type: 'run', command: 'removePicture', input: {} })
  }
  return (
    <fieldset>
      <legend className="mb-2 text-label">{words.label}</legend>
      <FieldError id={id} message={message} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {children}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <label
            className={buttonLook(
              { look: 'secondary', size: 'small' },
              'relative inline-flex cursor-pointer items-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            {hasPicture ? words.replace : words.upload}
            <input
              ref={input}
              type="file"
              accept={pictureTypes.join()}
              aria-disabled={busy || undefined}
              aria-invalid={message !== undefined || undefined}
              aria-describedby={[`${id}-hint`, message !== undefined && `${id}-error`]
                .filter(Boolean)
                .join(' ')}
              onChange={choose}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          {hasPicture && (
            <Button look="quiet" size="small" aria-disabled={busy || undefined} onClick={remove}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-2 max-w-measure text-hint text-muted">
        {pictureWords.hint} {words.seen}
      </p>
      <p role="status" className="text-hint text-muted">
        {busy && (command === 'removePicture' ? pictureWords.removing : pictureWords.uploading)}
      </p>
      {slow && <StillWaiting />}
    </fieldset>
  )
}
