import { useCopying } from '../../app/useCopying.ts'
import { JobMore } from '../../views/postings/job/JobMore.tsx'
import { jobWords } from '../../words/job.ts'
import { useReporting } from './useReporting.tsx'

/** Actions on a job that require scripts: copy its link, print it, report it. */
export default function JobActs({ slug, canonical }: { slug: string; canonical: string }) {
  const copy = useCopying(jobWords.actions.copied, jobWords.actions.notCopied)
  const { onReport, dialog } = useReporting(slug)
  return (
    <>
      <JobMore onCopy={() => copy(canonical)} onPrint={() => print()} onReport={onReport} />
      {dialog}
    </>
  )
}
