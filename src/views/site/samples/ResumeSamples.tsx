import { paths } from '../../../../contract/paths.ts'
import { resumeSampleWords } from '../../../words/resumes/samples.ts'
import margin from './margin.svg'
import plain from './plain.svg'
import { SampleLink } from './SampleLink.tsx'
import serif from './serif.svg'
import way from './way.svg'

const pictures: Readonly<Record<string, string>> = { plain, serif, margin, way }

/** What the builder makes, in each of its templates: the pages are as their PDFs have them. */
export const ResumeSamples = () => (
  <section aria-labelledby="samples" className="mt-16">
    <h2 id="samples" className="text-h2">
      Four templates, one text
    </h2>
    <p className="mt-2 max-w-measure text-pretty text-muted">
      These pages are what the builder prints. The people in them are invented. Open one, and make it yours.
    </p>
    <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      {Object.entries(resumeSampleWords).map(([template, { name, of }]) => (
        <li
          key={template}
          className="grid content-start gap-3 rounded-panel border border-line bg-surface p-4"
        >
          <img
            src={pictures[template]}
            alt={`The resume of ${of} in the template ${name}: one page`}
            width={595}
            height={842}
            loading="lazy"
            decoding="async"
            data-theme="light"
            className="h-auto w-full rounded-inner border border-line bg-surface"
          />
          <h3 className="text-h3">{name}</h3>
          <SampleLink href={paths.resumeSample(template)} of={`${name}, ${of}`}>
            Open in the builder
          </SampleLink>
        </li>
      ))}
    </ul>
  </section>
)
