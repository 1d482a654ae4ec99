import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { resumeSamples } from '../../../contract/resumes/samples.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { SampleOffer } from '../../views/forms/SampleOffer.tsx'
import { resumeSampleWords, sampleOfferWords } from '../../words/resumes/samples.ts'

interface Props {
  template: string
  /** Name and email address of the candidate, which replace those of the sample. */
  basics: ResumeDocument['basics']
  commands: ResumeCommandsFlow
  onLeave: () => void
}

/** Offers to create a resume from a sample. */
export default function Sample({ template, basics, commands, onLeave }: Props) {
  const sample = Object.entries(resumeSamples).find(([name]) => name === template)?.[1]
  const words = resumeSampleWords[template]
  if (!sample || !words) return null
  const start = () => {
    // Contact details belong to the person: those of the sample would be wrong for every candidate.
    const { label, location, summary } = sample.document.basics ?? {}
    const document = { ...sample.document, basics: { label, location, summary, ...basics } }
    commands.send({ type: 'run', command: 'write', input: { title: sample.title, document } })
  }
  return (
    <SampleOffer
      title={sampleOfferWords.title(words.name)}
      text={sampleOfferWords.text(words.of)}
      startLabel={sampleOfferWords.start}
      commands={commands}
      onStart={start}
      onLeave={onLeave}
    />
  )
}
