import { useCopying } from '../../app/useCopying.ts'
import { JobMore } from '../../views/postings/job/JobMore.tsx'
import { useReporting } from './useReporting.tsx'

/** What else can be done with a job, once scripts run: its link is copied, it is printed or reported. */
export default function JobActs({ slug, canonical }: { slug: string; canonical: string }) {
  const copy = useCopying('The link to this job is copied.', 'Take the link from where the address stands.')
  const { onReport, dialog } = useReporting(slug)
  return (
    <>
      <JobMore onCopy={() => copy(canonical)} onPrint={() => print()} onReport={onReport} />
      {dialog}
    </>
  )
}
