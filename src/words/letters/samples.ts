/** Sample letter to start from. */
export interface LetterSample {
  /** Purpose of the letter. */
  readonly name: string
  /** Title of a letter created from the sample. */
  readonly title: string
  readonly body: string
}

/** Texts of the offer to start from a sample letter. */
export const letterSampleWords = {
  title: (name: string) => `Start from a sample: ${name}`,
  text: 'You get your own copy to change. We fill in the company, the job, and your name.',
  start: 'Start from this letter',
} as const

/** Sample letters by their keys in addresses. */
export const letterSamples: Readonly<Record<string, LetterSample>> = {
  answer: {
    name: 'Applying for an open job',
    title: 'Sample: applying for an open job',
    body: `Dear {{company}} team,

I’m applying for the {{role}} position. I’ve done this work for three years in a crew of four, most recently as its lead. We finished 31 jobs in that time, all of them by the date we promised.

Two things in your job post stood out because I do them every week. The first is a schedule that keeps changing. I plan on Fridays, go through the plan with everyone on Monday morning, and keep half a day free for surprises. When a supplier let us down two days before a deadline last spring, that half day is why we still delivered.

The second is working on a tight budget. I started to plan every cut before ordering material, and within a year we threw away a third less. The crew still uses the checklist I wrote for it.

I work best with people who speak up early when something goes wrong, and I try to be one of them. From what I’ve read about {{company}}, that’s how you work, too.

I could start on the first of next month. I’d be happy to show you photos of recent work, or to put you in touch with my supervisor. Thank you for your time. I look forward to hearing from you.

Kind regards,
{{name}}`,
  },
  change: {
    name: 'Changing careers',
    title: 'Sample: changing careers',
    body: `Dear {{company}} team,

I’d like to work as a {{role}}, and I’m coming from a different field: I’ve spent the past six years teaching students between ten and fourteen.

Teaching prepared me for this work better than you might expect. I explain hard things in plain words every day, often to people who didn’t ask to hear them. I notice early when someone is lost. I plan a year ahead and change the plan at eight in the morning because a colleague is out sick. And I’m used to finishing what I start in front of an audience.

I’ve been learning the trade in evening classes since last fall. So far I’ve completed two courses and three small projects of my own. They’re linked in my resume, together with what I’d do differently today. My instructors will tell you that I ask a lot of questions and rarely ask the same one twice.

What I don’t have yet is experience on a team that does this for a living. That’s why I’m writing to {{company}} instead of signing up for another course. I don’t expect to start where I left off as a teacher, and I’d gladly come in for a trial day so you can see how I work.

Thank you for considering someone with an unusual background. I’d love to talk.

Kind regards,
{{name}}`,
  },
  speculative: {
    name: 'Writing without a job post',
    title: 'Sample: writing without a job post',
    body: `Dear {{company}} team,

As far as I can see, you’re not hiring a {{role}} right now. I’d still like to introduce myself: I’ve followed your work for two years, and I’d be glad to be part of it one day.

Here’s what I could take off your hands. I plan: in my current job I schedule eight people in two workshops, and we’ve met every deadline since I took that over. I build: the three projects in my resume went from first sketch to finished piece in my hands. And I explain: I train our new hires and wrote the handbook they use in their first week.

What draws me to {{company}} is the care you put into details most people never notice. I’d like to learn from people who work that way, and I think I could bring some calm to your busiest weeks.

I’m not in a hurry. If you expect to hire in the next few months, I’d love to meet for half an hour, in person or on a call. If you don’t, a short reply is all I need. I’d be grateful if you kept my resume, and I’ll write again when I have something new to show.

Thank you for reading this, and all the best for the season ahead.

Kind regards,
{{name}}`,
  },
}
