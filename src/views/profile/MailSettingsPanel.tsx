import { useSelector } from '@xstate/react'
import type { MailSettings } from '../../../contract/notices/calls.ts'
import {
  aboutMails,
  canBeStopped,
  mailKindsOf,
  type MailChoice,
  type MailKind,
} from '../../../contract/notices/kinds.ts'
import type { Role } from '../../../contract/roles.ts'
import type { AnyCommands } from '../../../machines/commands/commands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { SaveStateLine } from '../forms/SaveStateLine.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  role: Role
  reading: AnyReading
  saving: AnyCommands
  /** What holds, with what has been chosen and is not saved yet; undefined until it is known. */
  choices: MailSettings['choices'] | undefined
  onChoose: (kind: MailKind, choice: MailChoice) => void
  onTryAgain: () => void
}

/** Which mails come to a member. Each choice is saved at once. */
export function MailSettingsPanel({ role, reading, saving, choices, onChoose, onTryAgain }: Props) {
  const kinds = mailKindsOf(role)
  const always = kinds.filter((kind) => !canBeStopped(kind))
  return (
    <Panel title="Mails">
      <p className="mb-4 max-w-measure text-muted">
        Choose what we write to you. What happens stands on your pages here all the same.
      </p>
      <Reading flow={reading} what="which mails come" rows={5}>
        {kinds.filter(canBeStopped).map((kind) =>
          aboutMails(kind).choices.length > 2 ? (
            <Often key={kind} kind={kind} chosen={choices?.[kind]} onChoose={onChoose} />
          ) : (
            <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={choices?.[kind] === 'on'}
                onChange={(event) => onChoose(kind, event.currentTarget.checked ? 'on' : 'off')}
                className="size-6 shrink-0 accent-primary"
              />
              {aboutMails(kind).name}
            </label>
          ),
        )}
        <Saved flow={saving} onTryAgain={onTryAgain} />
        <p className="mt-4 max-w-measure text-hint text-muted">
          Always mailed, because you need to know it: {always.map((kind) => aboutMails(kind).name).join('; ')}
          ; and what is about your password and your address.
        </p>
      </Reading>
    </Panel>
  )
}

const words: Readonly<Record<MailChoice, string>> = {
  on: 'At once, one by one',
  daily: 'Once a day, together',
  off: 'Not by mail',
}

interface OftenProps extends Pick<Props, 'onChoose'> {
  kind: MailKind
  chosen: MailChoice | undefined
}

const Often = ({ kind, chosen, onChoose }: OftenProps) => (
  <fieldset className="mb-3">
    <legend className="mb-1 text-label">{aboutMails(kind).name}</legend>
    {aboutMails(kind).choices.map((choice) => (
      <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name={`mails-${kind}`}
          value={choice}
          checked={choice === chosen}
          onChange={() => onChoose(kind, choice)}
          className="radio"
        />
        {words[choice]}
      </label>
    ))}
  </fieldset>
)

/** Whether what was chosen is saved. */
function Saved({ flow, onTryAgain }: { flow: AnyCommands; onTryAgain: () => void }) {
  const isSending = useSelector(flow, (state) => state.matches('running'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  return (
    <div className="mt-3">
      <SaveStateLine
        shape={failure ? 'failed' : isSending ? 'turning' : 'done'}
        words={failure ? 'Not saved.' : isSending ? 'Saving' : 'Saved'}
        failure={failure}
        onTryAgain={failure && onTryAgain}
      />
      {/* The line announces it. */}
      {failure && (
        <p aria-hidden="true" className="text-hint text-muted">
          {failure.message}
        </p>
      )}
    </div>
  )
}
