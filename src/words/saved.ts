/** What a guest is told who saves the first job on a device. */
export const keptHere = 'It is saved on this device. Log in as a candidate to have it everywhere.'

export const notKeptHere = 'This device keeps nothing. Log in as a candidate to save jobs.'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/**
 * That the reader has applied, such as "Applied 12 Nov", in their zone; with the year only where it is another one than
 * now's. For what is not rendered by the server, which does not know that zone.
 */
export function appliedInWords(at: string, now: number): string {
  const sent = new Date(at)
  const isOfThisYear = sent.getFullYear() === new Date(now).getFullYear()
  return `Applied ${(isOfThisYear ? day : dayOfYear).format(sent)}`
}
