import type { GuideText } from '../guideText.ts'

export const rightsAtInterviews: GuideText = {
  sections: [
    {
      title: 'Questions that are none of their business',
      blocks: [
        'In many countries, employers may not choose by family, origin, religion, age, disability, or sexual orientation, so they have no good reason to ask about them. These are usually off limits:',
        [
          'Whether you’re married, have children, or plan to.',
          'Your health, or how often you’ve been sick. In Great Britain, employers generally can’t ask before they make an offer.',
          'Your religion, where your family comes from, or how old you are.',
          'What you earned before, where the law forbids it.',
        ],
        'They may ask whether you’re allowed to work in the country, and whether you can do what the job takes: lift, drive, start at six.',
      ],
    },
    {
      title: 'How to respond',
      blocks: [
        'Most of these questions are thoughtless rather than mean. Bring the talk back to the work: “Are you asking because of the early shift? I can be there.” Or say: “I’d rather talk about the job.” Write down what was asked, by whom, and when, in case you need it later.',
      ],
    },
    {
      title: 'Support you can ask for',
      blocks: [
        'If you have a disability, you can ask for what makes the interview fair: more time, a room without stairs, the questions in writing, an interpreter. Ask as soon as you’re invited. Say what you need; you don’t have to explain why in detail.',
      ],
    },
    {
      title: 'Afterward',
      blocks: [
        'Where European Union data protection law applies, you can ask to see what an employer keeps about you, including notes, and you have the right not to be rejected by software alone. On this site, software never rejects you: a person makes every decision, with a reason.',
      ],
    },
  ],
  sources: [
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
  ],
}
