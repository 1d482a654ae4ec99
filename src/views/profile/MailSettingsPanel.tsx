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
import { emailSettingsWords as words } from '../../words/profile/profile.ts'
import { SaveStateLine } from '../forms/SaveStateLine.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  flow: MailPreferencesFlow
  reading: AnyReading
  /** Saved choices; undefined until loaded. */
  saved: MailSettings['choices'] | undefined
}

/** Panel with email preferences. Each choice is saved at once. */
export function MailSettingsPanel({ flow, reading, saved }: Props) {
  const { role, wanted } = useSelector(flow, ({ context }) => context)
  const choices = saved && { ...saved, ...wanted }
  const choose = (kind: MailKind, choice: MailChoice) => flow.send({ type: 'choose', kind, choice })
  const kinds = mailKindsOf(role)
  const always = kinds.filter((kind) => !canBeStopped(kind))
  return (
    <Panel title={words.title}>
      <p className="mb-4 max-w-measure text-muted">{words.text}</p>
      <Reading flow={reading} what={words.what} rows={role === 'candidate' ? 7 : 5}>
        {/* A container query, because next to other panels it is too narrow for two columns. */}
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 @md:grid-cols-2">
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
          </div>
        </div>
        <SaveState flow={flow} />
        <p className="mt-4 max-w-measure text-hint text-muted">
          {words.always(always.map((kind) => aboutMails(kind).name))}
        </p>
      </Reading>
    </Panel>
  )
}

interface OftenProps {
  kind: MailKind
  chosen: MailChoice | undefined
  onChoose: (kind: MailKind, choice: MailChoice) => void
}

const Often = ({ kind, chosen, onChoose }: OftenProps) => (
  <fieldset className="mb-3 @md:col-span-2">
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
        {words.choices[choice]}
      </label>
    ))}
  </fieldset>
)

/** Save state of the choices. */
function SaveState({ flow }: { flow: MailPreferencesFlow }) {
  const isSending = useSelector(flow, (state) => state.matches('saving'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  return (
    <div className="mt-3">
      <SaveStateLine
        shape={failure ? 'failed' : isSending ? 'turning' : 'done'}
        words={failure ? words.notSaved : isSending ? words.saving : words.saved}
        failure={failure}
        onTryAgain={failure && (() => flow.send({ type: 'retry' }))}
      />
      {/* Hidden from screen readers, because the line above announces the failure. */}
      {failure && (
        <p aria-hidden="true" className="text-hint text-muted">
          {failure.message}
        </p>
      )}
    </div>
  )
}
