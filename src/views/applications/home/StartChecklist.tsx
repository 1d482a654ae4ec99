import CircleCheck from 'lucide-react/icons/circle-check'
import { paths } from '../../../../contract/paths.ts'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { candidateHomeWords } from '../../../words/applications/home.ts'

const words = candidateHomeWords.start

interface Props {
  isVerified: boolean
  hasResume: boolean
}

/** Checklist for a new candidate. Only the next step has a primary button. */
export function StartChecklist({ isVerified, hasResume }: Props) {
  const steps = [
    { ...words.verify, isDone: isVerified, href: undefined },
    { ...words.resume, isDone: hasResume, href: paths.resumes },
    { ...words.apply, isDone: false, doneText: '', href: paths.jobs },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ href, isDone }) => href !== undefined && !isDone)
  return (
    <section aria-labelledby="start" className="overflow-hidden rounded-panel border border-line bg-surface">
      <PathArt picture="plate" progress={0.2 + (0.4 * done) / steps.length} className="h-33 w-full" />
      <div className="p-5 sm:p-8">
        <h2 id="start" className="text-h2">
          {words.title}
        </h2>
        <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 @min-[45rem]:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="flex flex-col items-start gap-1">
              {step.isDone ? (
                <CircleCheck className="size-8 text-success-text" aria-hidden="true" />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid size-8 place-items-center rounded-full border border-field text-label tabular-nums"
                >
                  {index + 1}
                </span>
              )}
              <h3 className="mt-3 text-h3">{step.title}</h3>
              <p className="text-hint text-muted">{step.isDone ? step.doneText : step.text}</p>
              {step.href !== undefined && !step.isDone && (
                <ButtonLink
                  size="small"
                  look={step === next ? 'primary' : 'secondary'}
                  href={step.href}
                  className="mt-4"
                >
                  {step.button}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
