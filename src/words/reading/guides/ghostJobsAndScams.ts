import type { GuideText } from '../guideText.ts'

export const ghostJobsAndScams: GuideText = {
  sections: [
    {
      title: 'Two different problems',
      blocks: [
        'A ghost job comes from a real company that isn’t going to hire: the job was filled and never taken down, or it collects resumes for some day. A scam comes from someone who wants your money or your identity. A ghost job costs you an evening. A scam can cost you much more.',
      ],
    },
    {
      title: 'Signs of a ghost job',
      blocks: [
        [
          'It’s been up for months, or comes back every few weeks with the same text.',
          'It doesn’t mention pay, the team, or a date.',
          'The company’s own website doesn’t list it.',
          'They can’t tell you when they’ll decide.',
        ],
        'On this site, employers confirm every two weeks that they’re still hiring. A job post that isn’t confirmed pauses on its own, and every job shows when it was last confirmed.',
      ],
    },
    {
      title: 'What real employers never ask for',
      blocks: [
        [
          'Money for training, equipment, a certificate, or a background check.',
          'That you deposit a check and send part of the money on. The check is fake, and the bank will take the money back from you.',
          'Your bank details, a copy of your passport, or your Social Security number before you have a contract.',
          'Your password, or a code sent to your phone.',
        ],
      ],
    },
    {
      title: 'Before you reply',
      blocks: [
        [
          'Find the company’s website yourself and look for the job there. Don’t use the link in the message.',
          'Search for the company’s name together with “scam”.',
          'Check the sender’s address. A free email service is a reason to ask questions.',
          'Be careful with offers that come without an interview or have to be accepted today.',
        ],
        'If a job here looks wrong, use “Report this job” on its page. A person reads every report. If you’ve lost money, tell your bank and the police right away.',
      ],
    },
  ],
  sources: [
    {
      title: 'Federal Trade Commission: how to avoid job scams',
      href: 'https://consumer.ftc.gov/consumer-alerts/2021/04/dont-let-job-scams-block-your-path-forward',
    },
    {
      title: 'Federal Trade Commission: never pay to get a job',
      href: 'https://consumer.ftc.gov/consumer-alerts/2020/12/hire-not-so-delightful',
    },
  ],
}
