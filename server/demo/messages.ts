import type { EmployerApplicationEvent } from '../../contract/applications/lifecycle.ts'

/** What is said with each step; several ways, taken in turn. `{name}`, `{role}` and `{company}` are filled in. */
export const messages = {
  screening: [
    'Thank you, {name}. Two of us are reading your resume this week, and you will hear from us before the date above.',
    'Your application is on the table. We read in the order in which they came, and you are near the top.',
    'Thank you for writing to {company}. We have what we need for now.',
  ],
  shortlisted: [
    'Of those who wrote for {role}, you are one of five whom we would like to know better.',
    'We have read you twice, with pleasure. Next comes a date.',
  ],
  assessment: [
    'Come for the trial that the posting describes. It is paid, and lunch is there.',
    'The task is one of our real ones, made small. Take the time that it says, and not more.',
  ],
  interviewing: [
    'We would like to talk. Tuesday at ten or Thursday at two: which suits you?',
    'You would meet Sam and Noor, who would work beside you. Ask them anything.',
    'Bring one piece of work that you would do differently today. It makes the best talks.',
  ],
  ask: [
    'From when could you begin, {name}, and is there a week in the next two months when you cannot?',
    'You write of your last place in two lines. Would you tell us what a usual day was like?',
    'Could you send us the name of somebody who has worked beside you?',
    'One thing is not clear to us: do you look for full time, or would four days be right as well?',
  ],
  reply: [
    'I could begin on the first of the month after next. In the second week of December I am away for two days.',
    'A usual day began with a list on the wall, and ended when it was crossed out. I was the one who wrote it.',
    'Four days would suit me very well, and I could be there on any of them.',
  ],
  offer: [
    'We would be glad if you joined us. The pay is in the upper half of what the posting says, and the contract is attached to nothing but your word.',
    'Everybody who met you said yes. Take the time that the date above gives you, and call if anything is unclear.',
  ],
  experience: [
    'You write clearly and we liked the letter. For {role} we need somebody who has done this for longer; write again in a year.',
    'Two others had run the same thing for years, and that decided it. It was close.',
  ],
  skills: [
    'The trial showed good hands, and less of the machine that stands here than we can teach in three months.',
  ],
  location: [
    'The work is on site on five days, and the way from where you live would take up your evenings.',
  ],
  filled: [
    'The last place went to somebody else last week. We keep nothing of your application but this answer.',
  ],
  other: ['We have changed what {role} is for, and it would no longer be what you applied for.'],
  tell: [
    'Our workshop is closed on Monday; nothing changes about your date.',
    'A word in between: both who decide are ill this week. We still mean to keep the date.',
  ],
  write: [
    'Since I wrote, I have passed the test that I mentioned. I thought you should know.',
    'I have moved, and now live twenty minutes away.',
  ],
  withdraw: ['I have found a place nearer to home. Thank you for your time.', 'My plans have changed.'],
  decline: ['It was a hard choice. I stay where I am, because the children like their school.'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Reject = Extract<EmployerApplicationEvent, { type: 'reject' }>

export const isReason = (word: string): word is Reject['reason'] =>
  ['experience', 'skills', 'location', 'filled', 'other'].includes(word)
