import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'Gaucher, Friesen and Kay (2011): gendered wording in job advertisements',
    href: 'https://doi.org/10.1037/a0022530',
  },
  {
    title: 'Ontario Regulation 476/24: what a public job posting has to say',
    href: 'https://www.ontario.ca/laws/regulation/240476',
  },
]

export default function ReadingAPosting() {
  return (
    <Guide slug="reading-a-posting" sources={sources}>
      <Part title="Begin with what does not change">
        <p>
          Pay, place, hours and the kind of contract decide whether the work fits into your life. Look for
          these four before you read about the team. Where pay is missing, ask for it before you write an
          application: a short message costs less than an evening.
        </p>
      </Part>
      <Part title="Must is fewer than it looks">
        <p>
          Lists of requirements grow, because adding a line costs nothing. Look for what the posting itself
          calls necessary. If you meet those, apply; what is said to help is there to choose between people
          who can all do the work.
        </p>
        <p>
          Words have an effect as well. Studies found that postings full of words such as “dominant” or
          “competitive” put women off, not because they doubted their skills, but because they expected not to
          belong. The words are the employer’s habit. They say little about whether you fit.
        </p>
      </Part>
      <Part title="Questions that a good posting answers">
        <Points
          of={[
            'Does the vacancy exist today, or are people collected for later?',
            'How many steps are there before a decision, and how long does each take?',
            'Who looks at applications, and does a program take part?',
            'Until when will I have an answer?',
          ]}
        />
        <p>
          Some places have made these a duty: in Ontario, since January 2026, employers with 25 people or more
          have to say in a public posting whether there is a vacancy, what it pays, and whether artificial
          intelligence screens who applies. On this site every posting says it.
        </p>
      </Part>
      <Part title="Is it worth an evening?">
        <p>
          Yes, if you meet what is necessary, the pay starts where you need it, and there is a date for an
          answer. If one of the three is missing, send a question first, and spend the evening on another one.
        </p>
      </Part>
    </Guide>
  )
}
