import { Guide } from '../../../views/site/reading/Guide.tsx'
import { rightsAtInterviews } from '../../../words/reading/guides/rightsAtInterviews.ts'

export default function RightsAtInterviews() {
  return <Guide slug="rights-at-interviews" text={rightsAtInterviews} />
}
