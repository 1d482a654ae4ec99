import { readJob, readMoreJobs, searchJobs } from '../../effects/searching.ts'
import { FurtherFilters } from '../../views/search/FurtherFilters.tsx'
import { JobBeside } from './JobBeside.tsx'
import { KeptKeys } from './KeptKeys.tsx'
import { SearchPlaces } from './SearchPlaces.tsx'

/** Parts of the page that are needed only after an interaction, loaded together. */
export const parts = {
  FurtherFilters,
  JobBeside,
  KeptKeys,
  SearchPlaces,
  readJob,
  readMoreJobs,
  searchJobs,
}
