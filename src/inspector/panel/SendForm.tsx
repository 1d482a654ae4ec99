import { useId, useState } from 'react'
import { readPayload } from '../readPayload.ts'
import { PlainButton } from './PlainButton.tsx'
import type { EventJson } from '../source.ts'

interface Props {
  type: string
  /** Sample payload that the field starts with. */
  sample: unknown
  obstacle: string | undefined
  refuses: (event: EventJson) => boolean
  onSend: (event: EventJson) => void
  onCancel: () => void
}

/** Form for the JSON payload of an event to send. */
export function SendForm({ type, sample, obstacle, refuses, onSend, onCancel }: Props) {
  const [text, setText] = useState(() => JSON.stringify(sample, null, 2))
  const id = useId()
  const read = readPayload(text)
  const event = 'payload' in read ? { ...read.payload, type } : undefined
  const isRefused = event !== undefined && refuses(event)
  const problem =
    obstacle ??
    ('problem' in read ? read.problem : isRefused ? 'As it stands, the actor refuses it.' : undefined)
  return (
    <form
      aria-label={`Send ${type}`}
      className="flex max-h-[80%] shrink-0 overflow-auto flex-col gap-2 border-t border-line bg-surface p-3"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (problem === undefined && event) onSend(event)
      }}
    >
      <label htmlFor={id} className="text-caption font-semibold">
        Payload of {type}
      </label>
      <textarea
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens when a person presses the event
        autoFocus
        spellCheck={false}
        autoComplete="off"
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== undefined}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel()
        }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className="min-h-16 rounded-inner border border-field bg-canvas p-2 font-secret text-[13px] leading-5"
      />
      <p id={`${id}-problem`} role="status" className="text-caption text-danger-text empty:hidden">
        {problem}
      </p>
      <div className="flex gap-2">
        <PlainButton type="submit" aria-disabled={problem !== undefined} className="font-semibold">
          Send
        </PlainButton>
        <PlainButton onClick={onCancel}>Cancel</PlainButton>
      </div>
    </form>
  )
}
