import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'Directive (EU) 2023/970 on pay transparency, article 5',
    href: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
  },
  {
    title: 'Leibbrandt and List (2015): do women avoid salary negotiations?',
    href: 'https://doi.org/10.1287/mnsc.2014.1994',
  },
]

export default function TalkingAboutPay() {
  return (
    <Guide slug="talking-about-pay" sources={sources}>
      <Part title="Know three figures">
        <Points
          of={[
            'What the work is paid elsewhere: read ten postings for the same work within an hour of you, and note where their ranges begin and end.',
            'What you need: rent, food, the way to work, and what you put aside. Below it, the answer is no.',
            'What you would say yes to at once. That is the figure to begin with.',
          ]}
        />
      </Part>
      <Part title="When to name one">
        <p>
          When the posting has a range, you need not name a figure before there is an offer: say that the
          range fits, and talk about where in it you stand when they know your work. When there is none, ask
          for it in the first conversation.
        </p>
        <p>
          You need not say what you earn now. The European Union’s directive on pay transparency gives people
          who apply the right to know the first pay or its range, and forbids employers to ask what they
          earned before; the member states had until June 2026 to make it law. Many states of the USA have
          rules of that kind as well.
        </p>
      </Part>
      <Part title="Ask, because it is expected">
        <p>
          In an experiment with nearly 2,500 people who looked for work, men asked for more than women did
          where the posting did not say whether pay could be discussed. Where it said so, the difference was
          gone. So take it as said: a polite question about pay is part of an offer.
        </p>
        <p>
          A sentence that works: “I would like to work with you. With what I bring in … I had thought of … a
          year. What can you do?” Then wait. Silence is not a no.
        </p>
      </Part>
      <Part title="What else can be moved">
        <Points
          of={[
            'Hours, days at home, the date of the start.',
            'Training, a certificate, tools.',
            'A date at which pay is looked at again, in writing.',
          ]}
        />
        <p>Ask for the whole offer in writing before you say yes, and before you give notice elsewhere.</p>
      </Part>
    </Guide>
  )
}
