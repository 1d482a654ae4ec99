import { Guide } from '../../../views/site/reading/Guide.tsx'
import { ghostJobsAndScams } from '../../../words/reading/guides/ghostJobsAndScams.ts'

export default function GhostJobsAndScams() {
  return <Guide slug="ghost-jobs-and-scams" text={ghostJobsAndScams} />
}
