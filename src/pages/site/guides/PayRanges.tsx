import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'Directive (EU) 2023/970 on pay transparency, article 5',
    href: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
  },
  {
    title: 'Ontario Regulation 476/24: how wide a published range may be',
    href: 'https://www.ontario.ca/laws/regulation/240476',
  },
]

export default function PayRanges() {
  return (
    <Guide slug="pay-ranges" sources={sources}>
      <Part title="Say it first">
        <p>
          Pay is the first thing that people look for. Whoever would not come for what you pay finds out in
          any case: after reading the posting, or after your third interview. Saying it first saves both of
          you the weeks between.
        </p>
      </Part>
      <Part title="How to find the range">
        <Points
          of={[
            'Begin with what you pay the people who do this work today. A newcomer who earns more than they do will not stay a secret.',
            'The lower end is for somebody who can do the work and has to learn your way of doing it.',
            'The upper end is for somebody who needs no time at all. If you would never pay it, it is not the upper end.',
            'Write down what moves somebody from one end to the other. You will be asked.',
          ]}
        />
      </Part>
      <Part title="How wide">
        <p>
          A range whose end is more than half above its start tells people little: it is two jobs, or no
          decision. Publish two postings, or decide. Ontario does not allow a published range to be wider than
          50,000 dollars a year, unless the work is paid above 200,000. The editor here points out when the
          end is more than twice the start, and lets you publish all the same.
        </p>
      </Part>
      <Part title="What the law asks for">
        <p>
          The European Union’s directive 2023/970, due in national law since June 2026, has employers tell
          everybody who applies the first pay or its range before the interview at the latest, and forbids
          them to ask what somebody earned before. Many states of the USA and provinces of Canada want the
          range in the posting itself. Where you publish it always, you keep all of these rules at once.
        </p>
      </Part>
      <Part title="Beside the figure">
        <p>
          Say what comes on top, and how certain it is: “13th salary, paid every November” is a fact, “bonus
          possible” is none. Leave out “competitive”: nobody has ever published an uncompetitive salary.
        </p>
      </Part>
    </Guide>
  )
}
