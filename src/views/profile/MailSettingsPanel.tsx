import { useSelector } from '@xstate/react'
import type { MailSettings } from '../../../contract/notices/calls.ts'
import {
  aboutMails,
  canBeStopped,
  mailKindsOf,
  type MailChoice,
  type MailKind,
} from '../../../contract/notices/kinds.ts'
import type { MailPreferencesFlow } from '../../../machines/notices/mailPreferences.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { SaveStateLine } from '../forms/SaveStateLine.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  flow: MailPreferencesFlow
  reading: AnyReading
  /** Choices that the server has; undefined until they are read. */
  saved: MailSettings['choices'] | undefined
}

/** Which mails come to a member. Each choice is saved at once. */
export function MailSettingsPanel({ flow, reading, saved }: Props) {
  const { role, wanted } = useSelector(flow, ({ context }) => context)
  const choices = saved && { ...saved, ...wanted }
  const choose = (kind: MailKind, choice: MailChoice) => flow.send({ type: 'choose', kind, choice })
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
            <Often key={kind} kind={kind} chosen={choices?.[kind]} onChoose={choose} />
          ) : (
            <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={choices?.[kind] === 'on'}
                onChange={(event) => choose(kind, event.currentTarget.checked ? 'on' : 'off')}
                className="size-6 shrink-0 accent-primary"
              />
              {aboutMails(kind).name}
            </label>
          ),
        )}
        <SaveState flow={flow} />
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

interface OftenProps {
  kind: MailKind
  chosen: MailChoice | undefined
  onChoose: (kind: MailKind, choice: MailChoice) => void
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
function SaveState({ flow }: { flow: MailPreferencesFlow }) {
  const isSending = useSelector(flow, (state) => state.matches('saving'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  return (
    <div className="mt-3">
      <SaveStateLine
        shape={failure ? 'failed' : isSending ? 'turning' : 'done'}
        words={failure ? 'Not saved.' : isSending ? 'Saving' : 'Saved'}
        failure={failure}
        onTryAgain={failure && (() => flow.send({ type: 'retry' }))}
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
