import { Refused } from '../../../../server/refused.ts'

/** Task that always refuses at a field. */
export const run = async (_db: unknown, { field }: { readonly field: string }): Promise<never> => {
  throw new Refused('No.', { status: 400, fields: { [field]: 'No.' } })
}
