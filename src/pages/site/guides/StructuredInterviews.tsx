import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'Sackett, Zhang, Berry and Lievens (2022): validity in personnel selection',
    href: 'https://doi.org/10.1037/apl0000994',
  },
  {
    title: 'U.S. Office of Personnel Management: structured interviews',
    href: 'https://www.opm.gov/policy-data-oversight/assessment-and-selection/structured-interviews/',
  },
]

export default function StructuredInterviews() {
  return (
    <Guide slug="structured-interviews" sources={sources}>
      <Part title="What it is">
        <p>
          Everybody who comes is asked the same questions about the work, in the same order, and every answer
          is rated by the same scale, before anybody talks about whom they liked. That is all.
        </p>
      </Part>
      <Part title="Why it is worth the trouble">
        <p>
          A review of decades of studies put structured interviews first, in 2022, of all ways to foresee how
          somebody will work: before tests of reasoning, before years of experience, and far before a free
          conversation. A free conversation mostly measures whether two people get on within half an hour.
        </p>
        <p>It is also fairer, and easier to explain to somebody who asks why it was not them.</p>
      </Part>
      <Part title="Write six questions">
        <Points
          of={[
            'List the five or six things that somebody has to do well in the first year.',
            'For each write one question. Either about the past: “Tell us about a time when a delivery did not come. What did you do?” Or about a case: “It is four o’clock, the set is not dry and the show is at eight. What do you do?”',
            'Write down what a weak, a good and a very good answer would hold.',
            'Give the questions to nobody beforehand, or to everybody.',
          ]}
        />
      </Part>
      <Part title="In the room">
        <Points
          of={[
            'Two of you: one asks, one writes down what is said.',
            'Asking back is fine. Asking something else is not.',
            'Each of you rates alone, question by question, at once.',
            'Only then talk about it, where your ratings differ.',
            'Leave ten minutes for their questions, and tell them when they will hear from you.',
          ]}
        />
      </Part>
      <Part title="Say it in the posting">
        <p>
          Put the steps and how long each takes into the posting. People who know what comes prepare for the
          work, and not for surprises.
        </p>
      </Part>
    </Guide>
  )
}
