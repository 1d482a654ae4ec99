import { paths } from '../../../../contract/paths.ts'
import { sampleWords } from '../../../words/pages/landing.ts'
import { resumeSampleWords } from '../../../words/resumes/samples.ts'
import { PublicSection } from '../PublicSection.tsx'
import margin from './margin.svg'
import plain from './plain.svg'
import { SampleLink } from './SampleLink.tsx'
import serif from './serif.svg'
import way from './way.svg'

const pictures: Readonly<Record<string, string>> = { plain, serif, margin, way }
const words = sampleWords.resumes

/** Section with a sample resume in each template, drawn like its PDF. */
export const ResumeSamples = () => (
  <PublicSection title={words.title} lead={words.lead}>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {Object.entries(resumeSampleWords).map(([template, { name, of }]) => (
        <li
          key={template}
          className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 transition-[translate,border-color] duration-lift hover:-translate-y-0.5 hover:border-field"
        >
          <img
            src={pictures[template]}
            alt={words.picture(of, name)}
            width={595}
            height={842}
            loading="lazy"
            decoding="async"
            data-theme="light"
            className="h-auto w-full rounded-inner border border-line bg-surface"
          />
          <h3 className="text-h3">{name}</h3>
          <SampleLink href={paths.resumeSample(template)} of={`${name}, ${of}`}>
            {words.open}
          </SampleLink>
        </li>
      ))}
    </ul>
  </PublicSection>
)
