import { Guide } from '../../../views/site/reading/Guide.tsx'
import { answeringEverybody } from '../../../words/reading/guides/answeringEverybody.ts'

export default function AnsweringEverybody() {
  return <Guide slug="answering-everybody" text={answeringEverybody} />
}
