import { paths } from '../../../../contract/paths.ts'
import { letterSamples } from '../../../words/letters/samples.ts'
import { sampleWords } from '../../../words/pages/landing.ts'
import { PublicSection } from '../PublicSection.tsx'
import { MergeFields } from './MergeFields.tsx'
import { SampleLink } from './SampleLink.tsx'

const words = sampleWords.letters

/** Section with sample letters to start from. */
export const LetterSamples = () => (
  <PublicSection title={words.title} lead={words.lead}>
    <ul className="grid gap-5 lg:grid-cols-3">
      {Object.entries(letterSamples).map(([key, { body, name }]) => (
        <li
          key={key}
          className="grid content-between gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <div>
            <h3 className="mb-3 text-h3">{name}</h3>
            {body.split('\n\n').map((paragraph) => (
              <p key={paragraph} className="mb-3 text-hint whitespace-pre-line wrap-anywhere">
                <MergeFields text={paragraph} />
              </p>
            ))}
          </div>
          <SampleLink href={paths.letterSample(key)} of={name}>
            {words.open}
          </SampleLink>
        </li>
      ))}
    </ul>
  </PublicSection>
)
