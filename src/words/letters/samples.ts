/** A letter that somebody may begin with. */
export interface LetterSample {
  /** What it is good for. */
  readonly name: string
  /** What the letter is called that is made of it. */
  readonly title: string
  readonly body: string
}

/** The letters that somebody may begin with, by how addresses call them. */
export const letterSamples: Readonly<Record<string, LetterSample>> = {
  answer: {
    name: 'An answer to a posting',
    title: 'Sample: answer to a posting',
    body: `Dear {{company}},

you look for a {{role}}. For three years I have done just that: I led a crew of four through 31 jobs, and none of them was late.

Two things of your posting I know well. First, work that changes every week: I plan on Fridays, and tell everybody on Mondays. Second, tight budgets: by planning cuts first, we threw away a third less.

I could begin on the first of next month, and I will gladly show you what I have built.

Kind regards
{{name}}`,
  },
  change: {
    name: 'A change of trade',
    title: 'Sample: change of trade',
    body: `Dear {{company}},

I want to become a {{role}}, and I come from somewhere else: for six years I have taught children of ten to fourteen.

What I bring is what a class teaches its teacher: to say hard things simply, to notice who is lost, and to be ready at eight. Since last autumn I learn the trade in the evenings; what I have made so far is linked in my resume.

What I lack is practice with others. That is why I write to you, and not to a school.

Kind regards
{{name}}`,
  },
  speculative: {
    name: 'A letter without a posting',
    title: 'Sample: letter without a posting',
    body: `Dear {{company}},

you have not published a job for a {{role}}, and I write all the same: I have followed your work for two years, and I would like to be part of it.

I can do three things that you may need: plan, build and explain. Of each there is one example in my resume, with what came of it.

If you need nobody now, a word of that is enough. I will write again when I have learned more.

Kind regards
{{name}}`,
  },
}
