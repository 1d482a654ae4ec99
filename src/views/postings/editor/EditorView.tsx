import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import type { PlaceSuggestionsFlow } from '../../../../machines/forms/placeSuggestions.ts'
import type { PostingDraftFlow } from '../../../../machines/postings/postingDraft.ts'
import { Paper, SplitView } from '../../forms/SplitView.tsx'
import { LeaveDialog } from '../../forms/LeaveDialog.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorNotes } from './EditorNotes.tsx'
import { focusOn } from '../../forms/focusOn.ts'
import { MissingFieldList } from './MissingFieldList.tsx'
import { PaySection } from './PaySection.tsx'
import { QuestionsSection } from './QuestionsSection.tsx'
import { DisclosuresSection, JobSection, PlaceSection, StepsSection, WorkSection } from './sections.tsx'
import { editorWords } from '../../../words/postings/editor.ts'
import { StepList } from './StepList.tsx'
import { PlacesContext } from '../../forms/placesContext.ts'
import { DraftFieldsContext } from '../../forms/draft/draftFields.ts'
import { EditorFlowContext, useEditorFields } from './useEditor.ts'

const AdviceList = lazy(() => import('./AdviceList.tsx').then((module) => ({ default: module.AdviceList })))
const Conflict = lazy(() => import('./Conflict.tsx').then((module) => ({ default: module.Conflict })))

interface Props {
  flow: PostingDraftFlow
  /** Preview of the job page. */
  preview: ReactNode
  suggestions: PlaceSuggestionsFlow
  /** True if the member's email address is verified. */
  isVerified: boolean
}

/** Editor of a job post: steps, form and preview. */
export function EditorView({ flow, preview, suggestions, isVerified }: Props) {
  const fields = useEditorFields(flow)
  const hasTwo = useSelector(flow, (state) => state.matches({ open: { saving: 'conflict' } }))
  const leaving = useSelector(flow, (state) => state.matches('asking'))

  useEffect(() => {
    // The fragment of a link may name a missing field.
    if (location.hash !== '') focusOn(location.hash.slice(1))
  }, [])

  return (
    <EditorFlowContext value={flow}>
      <DraftFieldsContext value={fields}>
        <PlacesContext value={suggestions}>
          <EditorBar />
          <EditorNotes isVerified={isVerified} />
          {hasTwo && (
            <Suspense>
              <Conflict />
            </Suspense>
          )}
          <SplitView
            layout="form"
            panels={[
              {
                name: 'sections',
                label: editorWords.sections,
                content: (
                  <div className="@container">
                    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 @2xl:grid-cols-[224px_minmax(0,760px)] @4xl:grid-cols-[256px_minmax(0,760px)]">
                      <div className="grid gap-5 @max-2xl:order-last @2xl:sticky @2xl:top-30">
                        <div className="@max-2xl:hidden">
                          <StepList />
                        </div>
                        <MissingFieldList />
                      </div>
                      <div className="min-w-0 [--field-least:11rem]">
                        <JobSection />
                        <PaySection />
                        <PlaceSection />
                        <WorkSection />
                        <QuestionsSection />
                        <StepsSection />
                        <DisclosuresSection />
                        <Suspense>
                          <AdviceList />
                        </Suspense>
                      </div>
                    </div>
                  </div>
                ),
              },
            ]}
            preview={<Paper isPrinted>{preview}</Paper>}
          />
          <LeaveDialog
            open={leaving}
            onStay={() => flow.send({ type: 'stay' })}
            onLeave={() => flow.send({ type: 'discard' })}
            text={editorWords.leaveText}
          />
        </PlacesContext>
      </DraftFieldsContext>
    </EditorFlowContext>
  )
}
