import { paths } from '../../../../contract/paths.ts'
import { letterSamples } from '../../../words/letters/samples.ts'
import { SampleLink } from './SampleLink.tsx'

const field = /(\{\{\w+\}\})/

/** Letters that somebody may begin with. */
export const LetterSamples = () => (
  <section aria-labelledby="samples" className="mt-16">
    <h2 id="samples" className="text-h2">
      Three letters to begin with
    </h2>
    <p className="mt-2 max-w-measure text-pretty text-muted">
      What stands in braces is filled in by itself: the company, the job and your name. All else is an
      example. Change every sentence of it.
    </p>
    <ul className="mt-6 grid gap-6 lg:grid-cols-3">
      {Object.entries(letterSamples).map(([key, { body, name }]) => (
        <li
          key={key}
          className="grid content-between gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6"
        >
          <div>
            <h3 className="mb-3 text-h3">{name}</h3>
            {body.split('\n\n').map((paragraph) => (
              <p key={paragraph} className="mb-3 whitespace-pre-line wrap-anywhere">
                {paragraph
                  .split(field)
                  .map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))}
              </p>
            ))}
          </div>
          <SampleLink href={paths.letterSample(key)} of={name}>
            Start from this letter
          </SampleLink>
        </li>
      ))}
    </ul>
  </section>
)
