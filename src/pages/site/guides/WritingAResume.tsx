import { Guide } from '../../../views/site/reading/Guide.tsx'
import { writingAResume } from '../../../words/reading/guides/writingAResume.ts'

export default function WritingAResume() {
  return <Guide slug="writing-a-resume" text={writingAResume} />
}
