import { Guide } from '../../../views/site/reading/Guide.tsx'
import { readingAPosting } from '../../../words/reading/guides/readingAPosting.ts'

export default function ReadingAPosting() {
  return <Guide slug="reading-a-posting" text={readingAPosting} />
}
