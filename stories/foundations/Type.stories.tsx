import type { CSSProperties } from 'react'
import preview from '../../.storybook/preview.tsx'
import { fontFamily, fontSize } from '../../src/ui/scale.ts'
import '../reading/reading.css'
import './foundations.css'

type Size = keyof typeof fontSize

const samples: readonly (readonly [size: Size, sample: string])[] = [
  ['display', 'Find jobs. Hire talent.'],
  ['h1', 'Create a candidate account'],
  ['h2', "I'm a candidate, looking for a job"],
  ['h3', 'There is a problem'],
  ['body', 'Candidates find jobs and create a resume for free.'],
  ['action', 'Create Account'],
  ['label', 'Email address'],
  ['hint', 'At least 6 letters and numbers.'],
  ['caption', 'Candidate'],
  ['secret', 'Il1O0 rn m'],
]

function Scale() {
  return (
    <div className="reading">
      {samples.map(([name, sample]) => (
        <div key={name}>
          <p style={look(name)}>{sample}</p>
          <p className="text-caption text-subtle">
            {name}, {fontSize[name][0]}
          </p>
        </div>
      ))}
    </div>
  )
}

const look = (name: Size): CSSProperties => ({
  fontSize: fontSize[name][0],
  ...fontSize[name][1],
  ...(name === 'secret' && { fontFamily: fontFamily.secret.join() }),
})

const meta = preview.meta({ title: 'Foundations/Type', component: Scale })

export const Sizes = meta.story()
