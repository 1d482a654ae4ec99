import { Guide } from '../../../views/site/reading/Guide.tsx'
import { structuredInterviews } from '../../../words/reading/guides/structuredInterviews.ts'

export default function StructuredInterviews() {
  return <Guide slug="structured-interviews" text={structuredInterviews} />
}
