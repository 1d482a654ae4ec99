import { landingWords } from '../../words/pages/landing.ts'
import type { LandingPage } from '../../words/pages/landingPages.ts'
import { CutOut } from './cutOuts/CutOut.tsx'
import { PageHero } from './PageHero.tsx'
import { PublicSection } from './PublicSection.tsx'
import { QuestionList } from './QuestionList.tsx'
import { LetterSamples } from './samples/LetterSamples.tsx'
import { ResumeSamples } from './samples/ResumeSamples.tsx'
import { SampleLink } from './samples/SampleLink.tsx'

const pictures = { '/resumes': 'resume', '/cover-letters': 'letter' } as const
const samples = { '/resumes': ResumeSamples, '/cover-letters': LetterSamples } as const

/** Landing page of the resume builder or the letter editor: samples, steps and questions. */
export function LandingView({ path, title: name }: Pick<LandingPage, 'path' | 'title'>) {
  const { href, lead, questions, start, steps, title } = landingWords[path]
  const Samples = samples[path]
  return (
    <>
      <PageHero
        kicker={name}
        title={title}
        lead={lead}
        actions={
          <SampleLink href={href} isMain>
            {start}
          </SampleLink>
        }
        picture={
          <CutOut
            of={pictures[path]}
            className="h-64 rounded-plate bg-sunken px-6 pt-6 sm:h-80 sm:px-10 sm:pt-10"
          />
        }
      />
      <Samples />
      <PublicSection title={steps.title}>
        <ol className="grid gap-5 md:grid-cols-3">
          {steps.items.map((step, index) => (
            <li key={step.title} className="rounded-card border border-line bg-surface p-6">
              <p
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full bg-primary-soft font-semibold text-on-primary-soft tabular-nums"
              >
                {index + 1}
              </p>
              <h3 className="mt-4 text-h3">{step.title}</h3>
              <p className="mt-1.5 text-pretty text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </PublicSection>
      <PublicSection title={questions.title}>
        <QuestionList items={questions.items} />
      </PublicSection>
    </>
  )
}
