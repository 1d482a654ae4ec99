import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'Equality Act 2010, section 60: questions about disability and health (Great Britain)',
    href: 'https://www.legislation.gov.uk/ukpga/2010/15/section/60',
  },
  {
    title: 'U.S. Equal Employment Opportunity Commission: prohibited practices',
    href: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
  },
  {
    title: 'General Data Protection Regulation, articles 15 and 22 (European Union)',
    href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
]

export default function RightsAtInterviews() {
  return (
    <Guide slug="rights-at-interviews" sources={sources}>
      <Part title="Questions that are none of their business">
        <p>
          In many countries an employer may not choose by family, origin, religion, age, disability or whom
          you love, and so has no good reason to ask. Usually out of bounds are:
        </p>
        <Points
          of={[
            'whether you are married, have children or want some',
            'your health, or how often you were ill: in Great Britain generally not before there is an offer',
            'your religion, where your family comes from, how old you are',
            'what you earned before, where the law forbids it',
          ]}
        />
        <p>
          They may ask whether you are allowed to work in the country, and whether you can do what the work
          needs: lift, drive, be there at six.
        </p>
      </Part>
      <Part title="What to say when it is asked">
        <p>
          Most such questions are thoughtless. Bring it back to the work: “Do you ask because of the early
          shift? I can be there.” You may also say: “I would rather talk about the work.” Write down what was
          asked, by whom and when, in case that you need it later.
        </p>
      </Part>
      <Part title="Help that you may ask for">
        <p>
          If you have a disability you can ask for what makes the conversation fair: more time, a room without
          stairs, the questions in writing, an interpreter. Ask as soon as you are invited, and say what you
          need; you need not say why in detail.
        </p>
      </Part>
      <Part title="Afterwards">
        <p>
          Where the European Union’s data protection law applies, you can ask to see what is kept about you,
          notes included, and you need not accept that a program alone rejects you. Here no program ever does:
          every rejection is decided by a person, with a reason.
        </p>
      </Part>
    </Guide>
  )
}
