import type { AskedQuestion } from '../../../../contract/postings/posting.ts'
import { answerInWords } from '../../../words/job.ts'
import { JobSection, type SectionLevel } from './JobSection.tsx'

interface Props {
  questions: readonly AskedQuestion[]
  level: SectionLevel
}

/** What an application asks, to be read before anybody begins one. */
export const JobQuestions = ({ questions, level }: Props) =>
  questions.length > 0 && (
    <JobSection title="The questions" level={level}>
      <ol className="ms-5 grid max-w-measure list-decimal grid-cols-[minmax(0,1fr)] gap-3">
        {questions.map((question) => (
          <li key={question.key} className="ps-1">
            {question.label}
            <span className="block text-hint text-muted">{answerInWords(question)}</span>
          </li>
        ))}
      </ol>
    </JobSection>
  )
