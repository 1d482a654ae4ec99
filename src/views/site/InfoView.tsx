import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { actions } from '../../words/actions.ts'
import { LetterSamples } from './samples/LetterSamples.tsx'
import { ResumeSamples } from './samples/ResumeSamples.tsx'
import type { InfoWords } from '../../words/pages/public.ts'

const samples: Readonly<Record<string, () => ReactNode>> = {
  '/resumes': ResumeSamples,
  '/cover-letters': LetterSamples,
}

/** What somebody can do here, beside the beginning of the way, and samples of what comes of it. */
export function InfoView({ path, title, text }: Pick<InfoWords, 'path' | 'title' | 'text'>) {
  const action = actions[path]
  const Samples = samples[path]
  return (
    <div className="@container">
      <div className="grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,46%)] @3xl:gap-14">
        <div>
          <Heading>{title}</Heading>
          <p className="max-w-measure text-pretty text-muted">{text}</p>
          {action && (
            <div className={`mt-8 ${action.forGuests ? 'guest-only' : ''}`}>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
            </div>
          )}
        </div>
        <PathArt
          picture="climb"
          progress={0.3}
          className="aspect-5/2 max-h-60 w-full rounded-plate @3xl:aspect-5/3 @3xl:max-h-none"
        />
      </div>
      {Samples && <Samples />}
    </div>
  )
}
