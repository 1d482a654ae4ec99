import { initialTransition, type ContextFrom } from 'xstate'
import type { JobsPage } from '../../contract/search/page.ts'
import { jobSearchPageMachine } from '../../machines/search/jobSearchPage.ts'

/** Context of a job search that shows these results. */
export const contextOf = (
  page: JobsPage,
  open: string | null = null,
): ContextFrom<typeof jobSearchPageMachine> =>
  initialTransition(jobSearchPageMachine, { content: { ...page, open } })[0].context
