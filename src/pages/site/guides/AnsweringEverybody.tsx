import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'Ontario Regulation 476/24: an answer within 45 days of an interview',
    href: 'https://www.ontario.ca/laws/regulation/240476',
  },
]

export default function AnsweringEverybody() {
  return (
    <Guide slug="answering-everybody" sources={sources}>
      <Part title="Why at all">
        <p>
          Somebody who hears nothing tells others, does not apply again, and perhaps no longer buys from you.
          Somebody who gets a clear no within a week often remembers it kindly. It is also becoming a duty: in
          Ontario whoever was interviewed for a public posting has to be told within 45 days whether there is
          a decision.
        </p>
      </Part>
      <Part title="Promise what you can keep">
        <p>
          Every posting here promises an answer within some days. Ten is usual. Choose the number with the
          week in mind in which you are ill: a promise of fourteen days that is kept is worth more than one of
          five that is not, because the record of kept promises stands beside every posting of yours.
        </p>
      </Part>
      <Part title="An hour a week">
        <Points
          of={[
            'Take a fixed hour. Begin with whoever is due first; the list is in that order.',
            'Decide for each: further, a question, or no. “Perhaps” is a question, so ask it.',
            'Do not wait for the perfect person before you answer the others. Who is clearly no today is no next week as well.',
            'When a posting has brought enough people, pause it: nobody else writes in vain.',
          ]}
        />
      </Part>
      <Part title="What a good no says">
        <Points
          of={[
            'That it is a no, in the first sentence.',
            'One true reason that belongs to the work: a certificate that is missing, people with more years of it, a place that is too far.',
            'If you mean it, what would make it a yes another time.',
          ]}
        />
        <p>
          Leave out praise that means nothing and advice that nobody asked for. Give no reason that is not the
          real one: people compare.
        </p>
      </Part>
      <Part title="Many at once">
        <p>
          The same message for twelve people is fine when the reason is the same. Each of them gets it alone,
          with their own name, and for ten minutes you can take a rejection back before it leaves.
        </p>
      </Part>
    </Guide>
  )
}
