import { applicationsPageMachine } from '../../../machines/applications/applicationsPage.ts'
import { listApplications } from '../../effects/applications.ts'
import { listSavedJobs } from '../../effects/search.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'

/** Machine for the candidate's applications and saved jobs, with its effects. */
export const ownApplications = applicationsPageMachine.provide({
  actors: {
    applications: listWith(listApplications),
    saved: listWith(listSavedJobs),
    counting: readingWith(listApplications),
  },
})
