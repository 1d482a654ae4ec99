import { resumeSamples } from '../../../contract/resumes/samples.ts'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { formWith } from '../../../machines/shared/submission.ts'
import { SampleOffer } from '../../views/forms/SampleOffer.tsx'
import { resumeSampleWords } from '../../words/resumes/samples.ts'

interface Props {
  template: string
  /** Who begins with it: their name and address stand in it, not those of the sample. */
  basics: object | undefined
  acting: ActingFlow
  onLeave: () => void
}

/** Makes a resume of a sample, once the candidate says so. */
export default function Sample({ template, basics, acting, onLeave }: Props) {
  const sample = Object.entries(resumeSamples).find(([name]) => name === template)?.[1]
  const words = resumeSampleWords[template]
  if (!sample || !words) return null
  const start = () => {
    // How to reach somebody is of the person, too: what the sample says of it would be wrong for everybody.
    const { label, location, summary } = sample.document.basics ?? {}
    const document = { ...sample.document, basics: { label, location, summary, ...basics } }
    acting.send({
      type: 'send',
      act: { name: 'write' },
      form: formWith({ title: sample.title, document: JSON.stringify(document) }),
    })
  }
  return (
    <SampleOffer
      title={`Start from a sample: ${words.name}`}
      text={`It becomes a resume of your own, with your name. What it says of the work of ${words.of} is there for you to change.`}
      startLabel="Open in the builder"
      acting={acting}
      onStart={start}
      onLeave={onLeave}
    />
  )
}
