/** Of whom the sample resumes are, by their templates. */
export const resumeSampleWords: Readonly<Record<string, { readonly name: string; readonly of: string }>> = {
  plain: { name: 'Plain', of: 'a stage carpenter' },
  serif: { name: 'Serif', of: 'a nurse' },
  margin: { name: 'Margin', of: 'a data analyst' },
  way: { name: 'Way', of: 'a sous-chef' },
}
