import type { ContextFrom } from 'xstate'
import type { JobsPage } from '../../contract/search/page.ts'
import type { jobSearchPageMachine } from '../../machines/search/jobSearchPage.ts'

/** The context of a job search that shows these results. */
export const contextOf = (
  page: JobsPage,
  open: string | null = null,
): ContextFrom<typeof jobSearchPageMachine> => ({
  page,
  shownAt: page.search,
  search: page.search,
  added: 0,
  turn: 0,
  left: {},
  failure: undefined,
  open,
})
