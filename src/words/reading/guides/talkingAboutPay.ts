import type { GuideText } from '../guideText.ts'

export const talkingAboutPay: GuideText = {
  sections: [
    {
      title: 'Know three numbers',
      blocks: [
        [
          'What the work pays elsewhere. Read ten job posts for the same work within an hour of you, and note where their ranges start and end.',
          'What you need: rent, food, getting to work, and savings. Anything less is a no.',
          'What you’d accept on the spot. That’s the number to open with.',
        ],
      ],
    },
    {
      title: 'When to name a number',
      blocks: [
        'If the job post gives a range, you don’t have to name a number before there’s an offer. Say that the range works for you, and talk about where in it you belong once they know your work. If there’s no range, ask for it in the first conversation.',
        'You don’t have to say what you earn now. The European Union’s pay transparency directive gives applicants the right to know the starting pay or its range, and bars employers from asking about past pay; member states had until June 2026 to make it law. Many U.S. states have similar rules.',
      ],
    },
    {
      title: 'Ask: employers expect it',
      blocks: [
        'In an experiment with nearly 2,500 job seekers, men negotiated more than women when the job ad didn’t say whether pay was negotiable. When it did, the difference disappeared. So assume that it is: a polite question about pay is part of every offer.',
        'A sentence that works: “I’d like to work with you. With my experience in …, I was hoping for … a year. What can you do?” Then wait. Silence isn’t a no.',
      ],
    },
    {
      title: 'What else you can negotiate',
      blocks: [
        [
          'Hours, days at home, and your start date.',
          'Training, a certificate, or tools.',
          'A date for your next pay review, in writing.',
        ],
        'Ask for the whole offer in writing before you accept it, and before you give notice where you are.',
      ],
    },
  ],
  sources: [
    {
      title: 'Directive (EU) 2023/970 on pay transparency, article 5',
      href: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
    },
    {
      title: 'Leibbrandt and List (2015): do women avoid salary negotiations?',
      href: 'https://doi.org/10.1287/mnsc.2014.1994',
    },
  ],
}
