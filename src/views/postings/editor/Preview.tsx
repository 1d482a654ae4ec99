import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo } from 'react'
import { parseMarkdown } from '../../../../contract/markdown/parse.ts'
import { parsePosting } from '../../../../machines/postings/postingDraft.ts'
import { JobView, type ShownJob } from '../JobView.tsx'
import { missingFieldsIn } from './missingFields.ts'
import { useEditorFlow } from './useEditor.ts'
import { useToday } from './useToday.ts'

/** Preview of the job page. It follows the form with low priority, so that typing stays responsive. */
export function Preview({ company }: Pick<ShownJob, 'company'>) {
  const flow = useEditorFlow()
  const context = useDeferredValue(useSelector(flow, (state) => state.context))
  const { content: posting } = parsePosting(context.typed, context.saved)
  const description = useMemo(() => parseMarkdown(posting.description), [posting.description])
  const today = useToday()
  const { confirmedAt, outcome, publishedAt, state } = context.saved
  return (
    <JobView
      job={{
        ...posting,
        description,
        company,
        state,
        outcome,
        publishedAt,
        confirmedAt,
        isDemo: false,
      }}
      isPreview
      missing={missingFieldsIn(context, today).map(({ field }) => field)}
    />
  )
}
