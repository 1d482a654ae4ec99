import { Refused } from '../../../../server/refused.ts'

/** Refuses, at a field. */
export const run = async (_db: unknown, { field }: { readonly field: string }): Promise<never> => {
  throw new Refused('No.', { status: 400, fields: { [field]: 'No.' } })
}
