import type { GuideText } from '../guideText.ts'

export const payRanges: GuideText = {
  sections: [
    {
      title: 'Put it first',
      blocks: [
        'Pay is the first thing people look for. Candidates who wouldn’t work for what you pay will find out anyway: when they read your job post, or after your third interview. Saying it first saves you both the weeks in between.',
      ],
    },
    {
      title: 'How to find your range',
      blocks: [
        [
          'Start with what you pay people who do this work today. If a new hire earns more than they do, they’ll find out.',
          'The bottom is for someone who can do the work and has to learn how you do it.',
          'The top is for someone who needs no ramp-up. If you’d never pay it, it isn’t the top.',
          'Write down what moves someone from the bottom to the top. Candidates will ask.',
        ],
      ],
    },
    {
      title: 'How wide it should be',
      blocks: [
        'If the top is more than half above the bottom, the range says little: either it’s two jobs, or you haven’t decided. Post two jobs, or decide. In Ontario, a published range may not be wider than $50,000 a year unless the job pays more than $200,000. The editor here warns you when the top is more than twice the bottom, and lets you publish anyway.',
      ],
    },
    {
      title: 'What the law requires',
      blocks: [
        'European Union Directive 2023/970, due in national law since June 2026, requires employers to tell applicants the starting pay or its range before the interview at the latest, and bars them from asking about past pay. Many U.S. states and Canadian provinces require the range in the job post itself. If you always publish it, you meet the strictest of these rules.',
      ],
    },
    {
      title: 'Beyond the number',
      blocks: [
        'Say what comes on top, and how certain it is. “A 13th salary, paid every November” is a fact. “Bonus possible” isn’t. Leave out “competitive”: no company has ever advertised an uncompetitive salary.',
      ],
    },
  ],
  sources: [
    {
      title: 'Directive (EU) 2023/970 on pay transparency, article 5',
      href: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
    },
    {
      title: 'Ontario Regulation 476/24: how wide a published range may be',
      href: 'https://www.ontario.ca/laws/regulation/240476',
    },
  ],
}
