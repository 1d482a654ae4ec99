import type { JobInList } from '../../../contract/search/job.ts'
import { jobWords } from '../../words/job.ts'
import { JobCard } from './JobCard.tsx'

/** Section with open jobs similar to the one above. Renders nothing if there are none. */
export const SimilarJobs = ({ jobs }: { jobs: readonly JobInList[] }) =>
  jobs.length > 0 && (
    <section aria-labelledby="similar" className="mt-14 sm:mt-20 print:hidden">
      <h2 id="similar" className="mb-6 text-section">
        {jobWords.similar}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {jobs.map((job) => (
          <JobCard key={job.slug} job={job} />
        ))}
      </ul>
    </section>
  )
