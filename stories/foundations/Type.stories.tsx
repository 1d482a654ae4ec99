import type { CSSProperties } from 'react'
import preview from '../../.storybook/preview.tsx'
import { fontFamily, fontSize } from '../../src/ui/tokens/scale.ts'
import { Page } from '../reading/Page.tsx'

type Size = keyof typeof fontSize

interface Sample {
  readonly words: string
  readonly use: string
}

const samples: Readonly<Record<Size, Sample>> = {
  hero: { words: 'Find a job that answers back.', use: 'The home page alone.' },
  display: { words: 'Hiring with dates', use: 'Features, pricing, and guides.' },
  section: { words: 'What happens after you apply', use: 'A section of a public page.' },
  figure: { words: '1,240', use: 'A number that is read alone.' },
  h1: { words: 'Create a candidate account', use: 'The title of a page.' },
  h2: { words: "I'm a candidate, looking for a job", use: 'The title of a part, or of a card.' },
  h3: { words: 'There is a problem', use: 'The title of a panel or a note.' },
  lead: { words: 'Search open jobs with the pay up front.', use: 'One sentence under a title.' },
  body: { words: 'Candidates find jobs and create a resume for free.', use: 'All that is read.' },
  action: { words: 'Create Account', use: 'A button.' },
  label: { words: 'Email address', use: 'The name of a field.' },
  hint: { words: 'At least 6 letters or numbers.', use: 'What a field needs, and what is wrong with it.' },
  caption: { words: 'Candidate', use: 'What stands aside.' },
  secret: { words: 'Il1O0 rn m', use: 'A password that is shown: no two letters look alike.' },
}

const Scale = () => (
  <Page
    title="Type"
    lead="One face, Outfit, from 400 to 600, and the monospaced face of the system for what must not be misread. Sizes are in rem: they grow with what a person has chosen in the browser."
  >
    {sizes.map((name) => (
      <div key={name}>
        <p style={look(name)}>{samples[name].words}</p>
        <p className="aside">
          <code>text-{name}</code> {samples[name].use} {measures(name)}
        </p>
      </div>
    ))}
  </Page>
)

const isSize = (name: string): name is Size => name in fontSize
const sizes = Object.keys(samples).filter(isSize)

function measures(name: Size): string {
  const [size, { lineHeight, fontWeight = '400', letterSpacing = '0' }]: Look = fontSize[name]
  return `Size ${size}, lines ${lineHeight}, weight ${fontWeight}, letters ${letterSpacing} apart.`
}

type Look = readonly [
  size: string,
  look: { readonly lineHeight: string; readonly fontWeight?: string; readonly letterSpacing?: string },
]

const look = (name: Size): CSSProperties => ({
  fontSize: fontSize[name][0],
  ...fontSize[name][1],
  ...(name === 'secret' && { fontFamily: fontFamily.secret.join() }),
})

const meta = preview.meta({ title: 'Foundations/Type', component: Scale })

export const Sizes = meta.story()
