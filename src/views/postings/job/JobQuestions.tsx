import type { AskedQuestion } from '../../../../contract/postings/posting.ts'
import { answerInWords, jobWords } from '../../../words/job.ts'
import { JobSection, type SectionLevel } from './JobSection.tsx'

interface Props {
  questions: readonly AskedQuestion[]
  level: SectionLevel
}

/** Questions of the application form, for a preview before applying. */
export const JobQuestions = ({ questions, level }: Props) =>
  questions.length > 0 && (
    <JobSection title={jobWords.questions} level={level}>
      <ol className="border-t border-line">
        {questions.map((question, index) => (
          <li key={question.key} className="flex gap-3.5 border-b border-line py-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-caption font-semibold text-on-primary-soft"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{question.label}</span>
              <span className="block text-hint text-muted">{answerInWords(question)}</span>
            </span>
          </li>
        ))}
      </ol>
    </JobSection>
  )
