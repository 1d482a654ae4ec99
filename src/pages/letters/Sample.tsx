import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import { SampleOffer } from '../../views/forms/SampleOffer.tsx'
import { letterSamples } from '../../words/letters/samples.ts'

interface Props {
  /** How the address calls it. */
  name: string
  commands: LetterCommandsFlow
  onLeave: () => void
}

/** Makes a letter of a sample, once the candidate says so. */
export default function Sample({ name, commands, onLeave }: Props) {
  const sample = Object.entries(letterSamples).find(([key]) => key === name)?.[1]
  if (!sample) return null
  const { body, title } = sample
  return (
    <SampleOffer
      title={`Start from a sample: ${sample.name}`}
      text="It becomes a letter of your own. The company, the job and your name are filled in by themselves; all else is there for you to change."
      startLabel="Start from this letter"
      commands={commands}
      onStart={() => commands.send({ type: 'run', command: 'write', input: { title, body } })}
      onLeave={onLeave}
    />
  )
}
