const rules = new Intl.PluralRules('en-US')
const numbers = new Intl.NumberFormat('en-US')

/** A text for each plural category of the language; `#` stands for the number. */
export type PluralForms = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string
}

/** The form that a number takes, such as "1 applicant" and "1,200 applicants". */
export const plural = (count: number, forms: PluralForms): string =>
  (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count))
