import type { GuideText } from '../guideText.ts'

export const answeringEverybody: GuideText = {
  sections: [
    {
      title: 'Why reply to everyone',
      blocks: [
        'People who never hear back tell others, don’t apply again, and may stop buying from you. People who get a clear no within a week often remember it kindly. Replying is also becoming the law: in Ontario, everyone you interview for a public job post has to hear within 45 days whether you’ve made a decision.',
      ],
    },
    {
      title: 'Promise what you can keep',
      blocks: [
        'Every job post here promises a reply within a number of days. Ten is common. Choose a number you could keep in a week when you’re out sick: fourteen days kept beats five days missed, because your reply record shows next to every job you post.',
      ],
    },
    {
      title: 'An hour a week',
      blocks: [
        [
          'Set a fixed hour. Start at the top of the list: the most urgent reply comes first.',
          'Make a decision on each applicant: move on, ask, or reject. “Maybe” is a question, so ask it.',
          'Don’t make everyone wait for the perfect applicant. A clear no today is still a no next week.',
          'Once you have enough applicants, pause the job post so that no one applies in vain.',
        ],
      ],
    },
    {
      title: 'How to say no well',
      blocks: [
        [
          'Say no in the first sentence.',
          'Give one true reason that’s about the job: a missing certificate, applicants with more experience, a commute that’s too long.',
          'If you mean it, say what would change your mind next time.',
        ],
        'Leave out empty praise and advice they didn’t ask for. Never give a reason that isn’t the real one: people compare notes.',
      ],
    },
    {
      title: 'Many at once',
      blocks: [
        'Sending twelve people the same message is fine when the reason is the same. Each one gets it alone, with their own name, and you can undo a rejection for ten minutes before it goes out.',
      ],
    },
  ],
  sources: [
    {
      title: 'Ontario Regulation 476/24: a reply within 45 days of an interview',
      href: 'https://www.ontario.ca/laws/regulation/240476',
    },
  ],
}
