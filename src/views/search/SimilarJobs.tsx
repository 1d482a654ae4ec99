import type { JobInList } from '../../../contract/search/job.ts'
import { ResultRow } from './ResultRow.tsx'

/** Open jobs that are like the one above; nothing, where there are none. */
export const SimilarJobs = ({ jobs }: { jobs: readonly JobInList[] }) =>
  jobs.length > 0 && (
    <section aria-labelledby="similar" className="mt-12 max-w-content print:hidden">
      <h2 id="similar" className="border-b border-line pb-3 text-h3">
        Similar jobs
      </h2>
      <ul>
        {jobs.map((job) => (
          <ResultRow key={job.slug} job={job} level="h3" />
        ))}
      </ul>
    </section>
  )
