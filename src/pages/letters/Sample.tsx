import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import { SampleOffer } from '../../views/forms/SampleOffer.tsx'
import { letterSamples, letterSampleWords } from '../../words/letters/samples.ts'

interface Props {
  /** Key of the sample in the address. */
  name: string
  commands: LetterCommandsFlow
  onLeave: () => void
}

/** Offers to create a letter from a sample. */
export default function Sample({ name, commands, onLeave }: Props) {
  const sample = Object.entries(letterSamples).find(([key]) => key === name)?.[1]
  if (!sample) return null
  const { body, title } = sample
  return (
    <SampleOffer
      title={letterSampleWords.title(sample.name)}
      text={letterSampleWords.text}
      startLabel={letterSampleWords.start}
      commands={commands}
      onStart={() => commands.send({ type: 'run', command: 'write', input: { title, body } })}
      onLeave={onLeave}
    />
  )
}
