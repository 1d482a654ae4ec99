import { useSelector } from '@xstate/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { differencesOf, typedProfileOf } from '../../../../contract/talent/typed.ts'
import type { PlaceSuggestionsFlow } from '../../../../machines/forms/placeSuggestions.ts'
import type { ProfileDraftFlow } from '../../../../machines/talent/profileDraft.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { profileEditorWords as words, typedInWords } from '../../../words/talent/profileEditor.ts'
import { DraftFieldsContext } from '../../forms/draft/draftFields.ts'
import { DraftSaveState } from '../../forms/DraftSaveState.tsx'
import { focusOn } from '../../forms/focusOn.ts'
import { LeaveDialog } from '../../forms/LeaveDialog.tsx'
import { PlacesContext } from '../../forms/placesContext.ts'
import { TwoTexts } from '../../forms/TwoTexts.tsx'
import { ProfileDraftContext } from './useProfileEditor.ts'

interface Props {
  flow: ProfileDraftFlow
  suggestions: PlaceSuggestionsFlow
  children: ReactNode
}

/** Form for a profile or a part of it, with its save state. */
export function ProfileForm({ flow, suggestions, children }: Props) {
  const leaving = useSelector(flow, (state) => state.matches('asking'))
  const fields = useMemo(
    () => ({
      flow,
      groupOf: (path: string) => (path === 'profile.payFloor.amount' ? 'profile.payFloor' : undefined),
    }),
    [flow],
  )

  useEffect(() => {
    // The fragment of a link may name a missing field.
    if (location.hash !== '') focusOn(location.hash.slice(1))
  }, [])

  return (
    <ProfileDraftContext value={flow}>
      <DraftFieldsContext value={fields}>
        <PlacesContext value={suggestions}>
          <Notes flow={flow} />
          <Conflict flow={flow} />
          <div className="[--field-least:11rem]">{children}</div>
          <LeaveDialog
            open={leaving}
            onStay={() => flow.send({ type: 'stay' })}
            onLeave={() => flow.send({ type: 'discard' })}
            text={words.leaveText}
          />
        </PlacesContext>
      </DraftFieldsContext>
    </ProfileDraftContext>
  )
}

function Notes({ flow }: { flow: ProfileDraftFlow }) {
  const isManual = useSelector(flow, (state) => state.matches({ open: { saving: 'manual' } }))
  const message = useSelector(flow, (state) =>
    state.matches({ open: { saving: 'unsaved' } }) ? undefined : state.context.failure?.message,
  )
  return (
    <>
      {isManual && <p className="mb-4 text-hint text-muted">{words.live}</p>}
      {message !== undefined && <Banner kind="failure">{message}</Banner>}
    </>
  )
}

function Conflict({ flow }: { flow: ProfileDraftFlow }) {
  const hasTwo = useSelector(flow, (state) => state.matches({ open: { saving: 'conflict' } }))
  const { theirs, typed } = useSelector(flow, ({ context }) => context)
  if (!hasTwo || !theirs) return null
  const saved = typedProfileOf(theirs.content)
  return (
    <TwoTexts
      text={words.conflict}
      differences={differencesOf(typed, saved).map((field) => ({
        name: words.fields[field],
        mine: typedInWords(typed[field]),
        theirs: typedInWords(saved[field]),
      }))}
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
    />
  )
}

/** Save state, with a save button if the profile is visible. */
export function ProfileSaving({ flow }: { flow: ProfileDraftFlow }) {
  const isManual = useSelector(flow, (state) => state.matches({ open: { saving: 'manual' } }))
  const isDirty = useSelector(flow, (state) => state.matches({ open: { saving: { manual: 'dirty' } } }))
  const isBusy = useSelector(flow, (state) => state.matches({ open: { saving: { manual: 'saving' } } }))
  if (!isManual) return <DraftSaveState flow={flow} />
  const save = () => {
    if (!isDirty) return
    flow.send({ type: 'commit' })
    const after = flow.getSnapshot()
    const [wrong] = Object.keys(after.context.problems)
    if (after.matches({ open: { saving: { manual: 'dirty' } } }) && wrong !== undefined) focusOn(wrong)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" aria-disabled={!isDirty || undefined} onClick={save}>
        {isBusy ? words.saving : words.save}
      </Button>
      <span className="text-hint text-muted">{isDirty ? words.unsaved : !isBusy && words.saved}</span>
    </div>
  )
}
