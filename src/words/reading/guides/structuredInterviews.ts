import type { GuideText } from '../guideText.ts'

export const structuredInterviews: GuideText = {
  sections: [
    {
      title: 'What it is',
      blocks: [
        'Every candidate gets the same questions about the work, in the same order. Every answer is rated on the same scale before anyone says whom they liked. That’s all.',
      ],
    },
    {
      title: 'Why it’s worth it',
      blocks: [
        'In 2022, a review of decades of research ranked structured interviews first among all ways to predict how someone will perform: ahead of reasoning tests, ahead of years of experience, and far ahead of an unstructured conversation. A casual chat mostly measures whether two people get along for half an hour.',
        'It’s also fairer, and easier to explain to candidates who ask why you didn’t choose them.',
      ],
    },
    {
      title: 'Write six questions',
      blocks: [
        [
          'List the five or six things a new hire has to do well in the first year.',
          'Write one question for each. Ask about the past: “Tell us about a time when a delivery didn’t arrive. What did you do?” Or about a situation: “It’s four o’clock, the set isn’t dry, and the show starts at eight. What do you do?”',
          'Write down what a weak, a good, and a very good answer would include.',
          'Share the questions with every candidate in advance, or with none of them.',
        ],
      ],
    },
    {
      title: 'In the room',
      blocks: [
        [
          'Bring two people: one asks, the other takes notes.',
          'Follow up on an answer, but don’t switch to another question.',
          'Rate each answer right away, on your own.',
          'Compare only afterward, and only where your ratings differ.',
          'Leave ten minutes for their questions, and tell them when they’ll hear from you.',
        ],
      ],
    },
    {
      title: 'Say it in the job post',
      blocks: [
        'List the steps and how long each one takes. Candidates who know what’s coming prepare for the work, not for surprises.',
      ],
    },
  ],
  sources: [
    {
      title: 'Sackett, Zhang, Berry, and Lievens (2022): validity in personnel selection',
      href: 'https://doi.org/10.1037/apl0000994',
    },
    {
      title: 'U.S. Office of Personnel Management: structured interviews',
      href: 'https://www.opm.gov/policy-data-oversight/assessment-and-selection/structured-interviews/',
    },
  ],
}
