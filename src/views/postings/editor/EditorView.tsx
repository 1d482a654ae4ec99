import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import type { PlaceSuggestionsFlow } from '../../../../machines/forms/placeSuggestions.ts'
import type { PostingDraftFlow } from '../../../../machines/postings/postingDraft.ts'
import { Halves, Paper } from '../../forms/Halves.tsx'
import { LeaveDialog } from '../../forms/LeaveDialog.tsx'
import { Conflict } from './Conflict.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorNotes } from './EditorNotes.tsx'
import { focusOn } from '../../forms/focusOn.ts'
import { LackList } from './LackList.tsx'
import { PaySection } from './PaySection.tsx'
import { QuestionsSection } from './QuestionsSection.tsx'
import { DisclosuresSection, JobSection, PlaceSection, StepsSection, WorkSection } from './sections.tsx'
import { PlacesContext } from '../../forms/placesContext.ts'
import { EditorFlowContext } from './useEditor.ts'

interface Props {
  flow: PostingDraftFlow
  /** The page that the posting becomes. */
  preview: ReactNode
  suggestions: PlaceSuggestionsFlow
}

/** An employer writes a posting beside the page that it becomes. */
export function EditorView({ flow, preview, suggestions }: Props) {
  const hasTwo = useSelector(flow, (state) => state.matches({ open: { saving: 'conflict' } }))
  const leaving = useSelector(flow, (state) => state.matches('asking'))

  useEffect(() => {
    // A link may name what is missing.
    if (location.hash !== '') focusOn(location.hash.slice(1))
  }, [])

  return (
    <EditorFlowContext value={flow}>
      <PlacesContext value={suggestions}>
        <EditorBar />
        <EditorNotes />
        {hasTwo && <Conflict />}
        <Halves
          panels={{
            Sections: (
              <>
                <JobSection />
                <PaySection />
                <PlaceSection />
                <WorkSection />
                <QuestionsSection />
                <StepsSection />
                <DisclosuresSection />
                <LackList />
              </>
            ),
          }}
          page={<Paper isPrinted>{preview}</Paper>}
        />
        <LeaveDialog
          open={leaving}
          onStay={() => flow.send({ type: 'stay' })}
          onLeave={() => flow.send({ type: 'discard' })}
          text="What you typed is not saved. It is kept on this device until you come back."
        />
      </PlacesContext>
    </EditorFlowContext>
  )
}
