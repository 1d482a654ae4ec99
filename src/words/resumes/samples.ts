/** Names of the templates, and occupations in their sample resumes. */
export const resumeSampleWords: Readonly<Record<string, { readonly name: string; readonly of: string }>> = {
  plain: { name: 'Plain', of: 'a stage carpenter' },
  serif: { name: 'Serif', of: 'a nurse' },
  margin: { name: 'Margin', of: 'a data analyst' },
  way: { name: 'Way', of: 'a sous-chef' },
}

/** Texts of the offer to start from a sample resume. */
export const sampleOfferWords = {
  title: (template: string) => `Start from a sample: ${template}`,
  text: (person: string) =>
    `You get your own copy with your name on it. The text is about ${person}: replace it with yours.`,
  start: 'Open in the builder',
} as const
