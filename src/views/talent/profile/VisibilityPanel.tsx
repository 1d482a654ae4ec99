import { useSelector } from '@xstate/react'
import type { OwnProfile } from '../../../../contract/talent/profileCalls.ts'
import { visibilities, type Visibility } from '../../../../contract/talent/profile.ts'
import type { VisibilityCommandsFlow } from '../../../../machines/talent/visibilityCommands.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { Panel } from '../../../ui/text/Panel.tsx'
import { ownProfileWords } from '../../../words/talent/profile.ts'

const words = ownProfileWords.visibility

interface Props {
  profile: Pick<OwnProfile, 'visibility' | 'visibleUntil' | 'isAsked'>
  commands: VisibilityCommandsFlow
}

/** Panel for the visibility of the profile. A choice is saved at once. */
export function VisibilityPanel({ profile, commands }: Props) {
  const { isAsked, visibility, visibleUntil } = profile
  const running = useSelector(commands, (state) =>
    state.hasTag('busy') && state.context.ran?.command === 'setVisibility'
      ? state.context.ran.input.visibility
      : undefined,
  )
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const isSlow = useSelector(commands, (state) => state.hasTag('slow'))
  const message = useSelector(commands, ({ context: { failure, ran } }) =>
    ran?.command === 'setVisibility' ? failure?.message : undefined,
  )
  const choose = (chosen: Visibility) => {
    if (!isBusy) commands.send({ type: 'run', command: 'setVisibility', input: { visibility: chosen } })
  }
  return (
    <Panel title={words.title}>
      {isAsked && visibleUntil !== null && (
        <Banner
          kind="info"
          action={
            <Button size="small" aria-disabled={isBusy || undefined} onClick={() => choose(visibility)}>
              {words.asked.keep}
            </Button>
          }
        >
          <strong className="font-semibold">{words.asked.title}</strong> {words.asked.text(visibleUntil)}
        </Banner>
      )}
      {message !== undefined && <Banner kind="failure">{message}</Banner>}
      <fieldset>
        <legend className="sr-only">{words.title}</legend>
        {visibilities.map((option) => (
          <label key={option} className="flex cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="visibility"
              value={option}
              checked={option === (running ?? visibility)}
              onChange={() => choose(option)}
              aria-labelledby={`visibility-${option}`}
              aria-describedby={`visibility-${option}-text`}
              className="radio"
            />
            <span className="min-w-0">
              <span id={`visibility-${option}`} className="block">
                {words.options[option].title}
              </span>
              <span id={`visibility-${option}-text`} className="block text-hint text-muted">
                {words.options[option].text}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {isSlow && <StillWaiting />}
      {!isAsked && visibleUntil !== null && (
        <p className="mt-3 text-hint text-muted">{words.until(visibleUntil)}</p>
      )}
      <p className="mt-3 text-hint text-muted">{words.note}</p>
    </Panel>
  )
}
