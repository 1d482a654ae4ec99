import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { resumeSamples } from '../../../contract/resumes/samples.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { SampleOffer } from '../../views/forms/SampleOffer.tsx'
import { resumeSampleWords } from '../../words/resumes/samples.ts'

interface Props {
  template: string
  /** Who begins with it: their name and address stand in it, not those of the sample. */
  basics: ResumeDocument['basics']
  commands: ResumeCommandsFlow
  onLeave: () => void
}

/** Makes a resume of a sample, once the candidate says so. */
export default function Sample({ template, basics, commands, onLeave }: Props) {
  const sample = Object.entries(resumeSamples).find(([name]) => name === template)?.[1]
  const words = resumeSampleWords[template]
  if (!sample || !words) return null
  const start = () => {
    // How to reach somebody is of the person, too: what the sample says of it would be wrong for everybody.
    const { label, location, summary } = sample.document.basics ?? {}
    const document = { ...sample.document, basics: { label, location, summary, ...basics } }
    commands.send({ type: 'run', command: 'write', input: { title: sample.title, document } })
  }
  return (
    <SampleOffer
      title={`Start from a sample: ${words.name}`}
      text={`It becomes a resume of your own, with your name. What it says of the work of ${words.of} is there for you to change.`}
      startLabel="Open in the builder"
      commands={commands}
      onStart={start}
      onLeave={onLeave}
    />
  )
}
